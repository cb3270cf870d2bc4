import { cleanText } from '@milepost/content'
import { email, number, phone } from '@milepost/forms/validators'
import { fillCount } from '@milepost/supporter/messages'
import type { SiteMessages } from '../../messages/site-messages.ts'
import { type MessageField, trapField } from './message-field.ts'

/** A form as it arrived, checked field by field. */
export interface ReadMessage {
  /** What was typed in the form's own fields; whatever else was sent is left out. */
  values: Readonly<Record<string, string>>
  /** What is wrong, by the field's name; empty when nothing is. */
  errors: Readonly<Record<string, string>>
  /** The field that people never see was filled in. */
  isTrapped: boolean
}

const longestLine = 500
const longestText = 5000

/** Reads a form against the fields that its document names. */
export function readMessage(
  form: FormData,
  fields: readonly MessageField[],
  messages: SiteMessages,
): ReadMessage {
  const values: [string, string][] = []
  const errors: [string, string][] = []
  for (const field of fields) {
    const sent = form.get(field.name)
    const value = typeof sent === 'string' ? cleanText(sent).trim() : ''
    // What comes back is no longer than it could be, and some more.
    values.push([field.name, value.slice(0, 2 * longestOf(field))])
    const error = problemOf(field, value, messages)
    if (error !== undefined) errors.push([field.name, error])
  }
  return {
    values: Object.fromEntries(values),
    errors: Object.fromEntries(errors),
    isTrapped: form.get(trapField) !== null && form.get(trapField) !== '',
  }
}

function problemOf(
  { type, required, options }: MessageField,
  value: string,
  messages: SiteMessages,
): string | undefined {
  if (value === '') return required ? messages.contactForm.fieldRequired : undefined
  const longest = longestOf({ type })
  if (value.length > longest)
    return fillCount(messages.contactForm.fieldTooLong, longest, { language: messages.language })
  switch (type) {
    case 'email':
      return email(messages.contactForm.fieldEmail)(value)
    case 'number':
      return number(messages.contactForm.fieldNumber)(value)
    case 'phone':
      return phone(messages.contactForm.fieldPhone)(value)
    case 'date':
      return isDate(value) ? undefined : messages.contactForm.fieldDate
    case 'select':
      return options.includes(value) ? undefined : messages.contactForm.fieldOption
    default:
      return undefined
  }
}

function longestOf({ type }: Pick<MessageField, 'type'>): number {
  return type === 'textarea' ? longestText : longestLine
}

/** A day that exists, as date fields send it: 30 February is none. */
function isDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false
  const time = Date.parse(`${value}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}
