import { asRecord } from './as-record.ts'
import { toText } from './to-text.ts'

/** First and last name joined by a space; undefined when there is neither. */
export function toFullName(wire: unknown): string | undefined {
  const person = asRecord(wire)
  const firstName = toText(person['firstName']) ?? ''
  const lastName = toText(person['lastName']) ?? ''
  return `${firstName} ${lastName}`.trim() || undefined
}
