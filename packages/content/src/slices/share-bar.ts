import * as v from 'valibot'
import { text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import { sliceSchema } from './slice-schema.ts'

/** Ways to share the page that is shown. */
export const shareBarSchema = sliceSchema(
  'shareBar',
  {
    title: text,
    text,
    shareTitle: text,
    facebook: yesNo(false),
    twitter: yesNo(false),
    linkedin: yesNo(false),
    pinterest: yesNo(false),
    messenger: yesNo(false),
    whatsapp: yesNo(false),
    telegram: yesNo(false),
    mail: yesNo(false),
    sms: yesNo(false),
    copy: yesNo(false),
  },
  {},
)

export type ShareBarSlice = v.InferOutput<typeof shareBarSchema>
