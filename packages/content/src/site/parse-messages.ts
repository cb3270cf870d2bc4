import * as v from 'valibot'
import type { FieldReader } from '../fields/field-reader.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { requiredText } from '../fields/text.ts'

/** Names that an object has by itself; a sentence of that name could never be told from it. */
const taken: readonly string[] = Object.getOwnPropertyNames(Object.prototype)

const messageKey = field((value): string | Refusal => {
  const key = typeof value === 'string' ? value.trim() : ''
  return /^[a-z][\w.]{0,80}$/i.test(key) && !taken.includes(key)
    ? key
    : refuse("the key of one of the product's sentences", value)
})

const messageRow = v.object({ key: messageKey, text: requiredText })

/** The `messages` rows of a site: its own words for the product's sentences, by key. The last one wins. */
export function parseMessages(reader: FieldReader): Record<string, string> {
  const rows = reader.rows('messages', messageRow)
  return Object.fromEntries(rows.map(({ value: { key, text } }) => [key, text]))
}
