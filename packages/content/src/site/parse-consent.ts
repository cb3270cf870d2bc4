import * as v from 'valibot'
import type { FieldReader } from '../fields/field-reader.ts'
import { requiredChoice } from '../fields/choice.ts'
import { field, refuse, Refusal } from '../fields/field.ts'
import { link } from '../fields/link.ts'
import { requiredText, text } from '../fields/text.ts'
import { yesNo } from '../fields/yes-no.ts'
import type { AnalyticsConfig, CookieConsentConfig } from './site-config.ts'

const cookieRow = v.object({ name: requiredText, provider: text, purpose: text, expiry: text })

/** Nothing but what is in such an id, because it becomes part of an address. */
const analyticsId = field((value): string | Refusal => {
  if (value === null) return ''
  return typeof value === 'string' && /^[\w-]{0,60}$/.test(value.trim())
    ? value.trim()
    : refuse('an id of letters, digits, - and _', value)
})

const analyticsRow = v.pipe(
  v.object({
    type: requiredChoice(['google_analytics', 'google_tag_manager', 'script']),
    id: analyticsId,
    url: link,
  }),
  v.check(
    ({ type, id, url }) => (type === 'script' ? url !== '' : id !== ''),
    'expected an id, or the address of a script, found neither',
  ),
)

/** The `cookieConsent-*` fields of a document. */
export function parseConsent(reader: FieldReader): CookieConsentConfig {
  const words = (name: string) => reader.read(`cookieConsent.${name}`, text, '')
  return {
    display: reader.read('cookieConsent.display', yesNo(false), false),
    message: words('message'),
    link: words('link'),
    dismiss: words('dismiss'),
    button: words('button'),
    cookies: reader.rows('cookieConsent.cookies', cookieRow).map(({ value }) => value),
  }
}

/** The `analytics` rows of a document. */
export function parseAnalytics(reader: FieldReader): AnalyticsConfig[] {
  return reader.rows('analytics', analyticsRow).map(({ value }) => value)
}
