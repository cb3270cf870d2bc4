import { fillCount, type MessagesOf } from '@milepost/supporter/messages'
import type { consentMessages } from './consent-messages.ts'
import type { ConsentView } from './consent-view.ts'
import { type CookieKind, cookieLifetimes } from './cookie-lifetimes.ts'
import { storageKey } from '@milepost/supporter/store'
import { parseUrl } from '../../base/parse-url.ts'

/** One line of the cookie policy. */
export interface PolicyRow {
  name: string
  provider: string
  purpose: string
  expiry: string
}

type Words = MessagesOf<typeof consentMessages>

const google = 'Google'

/**
 * What the cookie policy lists (Spec §2): what the site itself keeps, the cookies of the analytics that
 * are configured with their lifetimes (Spec §9), and what the editor added.
 */
export function policyRows(
  { analytics, cookies }: Pick<ConsentView, 'analytics' | 'cookies'>,
  { siteName, words }: { siteName: string; words: Words },
): PolicyRow[] {
  const row = (name: string, provider: string, kind: CookieKind): PolicyRow => {
    const { count, unit } = cookieLifetimes[kind]
    const purpose = words[`${kind}Purpose`]
    return { name, provider, purpose, expiry: fillCount(words[unit], count) }
  }
  const own: PolicyRow = {
    name: storageKey,
    provider: siteName,
    purpose: words.policyOwnPurpose,
    expiry: words.policyOwnExpiry,
  }
  const measured = analytics.flatMap(({ type, url }) => {
    if (type === 'script') {
      const provider = parseUrl(url)?.host ?? siteName
      return [
        row('_user', provider, 'analyticsUser'),
        row('_session', provider, 'analyticsSession'),
        row('_event', provider, 'analyticsEvent'),
      ]
    }
    return [row('_ga', google, 'otherLong'), row('_gid', google, 'otherShort')]
  })
  const named = new Set(cookies.map(({ name }) => name))
  const all = [own, ...measured.filter(({ name }) => !named.has(name)), ...cookies]
  return all.filter((each, index) => all.findIndex(({ name }) => name === each.name) === index)
}
