import * as v from 'valibot'
import { choice } from '../fields/choice.ts'
import { lines } from '../fields/lines.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { sliceSchema } from './slice-schema.ts'

/** A form that is sent to a configured endpoint. */
export const formSchema = sliceSchema(
  'form',
  { title: text, text, endpoint: link, button: text, successText: text, failureText: text },
  {
    name: requiredText,
    label: requiredText,
    type: choice(
      ['text', 'textarea', 'select', 'checkbox', 'number', 'date', 'email', 'phone'],
      'text',
    ),
    required: yesNo(false),
    options: lines,
    help: text,
  },
)

export type FormSlice = v.InferOutput<typeof formSchema>
