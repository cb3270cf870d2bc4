import * as v from 'valibot'
import { dateText } from '../fields/date.ts'
import type { FieldReader } from '../fields/field-reader.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { link } from '../fields/link.ts'
import { numberOr } from '../fields/number.ts'
import { requiredText, text } from '../fields/text.ts'
import type { AccessibilityConfig } from './site-config.ts'

/** Working days within which most charities can answer. */
const usualAnswerDays = 5

const emailAddress = field((value): string | Refusal => {
  if (value === null) return ''
  const address = typeof value === 'string' ? value.trim() : undefined
  return address !== undefined && (address === '' || /^[^\s@<>"?]+@[^\s@<>"?]+$/.test(address))
    ? address
    : refuse('an e-mail address', value)
})

const limitRow = v.object({ text: requiredText })

/** The `accessibility-*` fields of a document, which the accessibility statement says. */
export function parseAccessibility(reader: FieldReader): AccessibilityConfig {
  const days = numberOr(usualAnswerDays, { min: 1, max: 90, whole: true })
  return {
    email: reader.read('accessibility.email', emailAddress, ''),
    answerDays: reader.read('accessibility.answerDays', days, usualAnswerDays),
    testedBy: reader.read('accessibility.testedBy', text, ''),
    testedOn: reader.read('accessibility.testedOn', dateText, undefined),
    limits: reader.rows('accessibility.limits', limitRow).map(({ value }) => value.text),
    complaintName: reader.read('accessibility.complaintName', text, ''),
    complaintUrl: reader.read('accessibility.complaintUrl', link, ''),
  }
}
