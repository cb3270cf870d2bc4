import { isRecord } from '../documents/is-record.ts'
import { consentRequired } from '../site/consent-required.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/**
 * What waits for consent never loads where no banner asks for it. Where the law of the site's country, or of
 * that of its language, asks for the banner (Spec §9), that is an error.
 */
export function examineConsent(
  { document, analytics, head, cookieConsent, localisation }: SiteConfig,
  raw: unknown,
): Finding[] {
  const waiting = analytics.length + head.scripts.filter((script) => script.afterConsent).length
  if (waiting === 0 || cookieConsent.display) return []
  const field = 'cookieConsent-display'
  const lang = isRecord(raw) && typeof raw['lang'] === 'string' ? raw['lang'] : ''
  const place = [localisation.country, lang].find((name) => consentRequired(name))
  const nothing = 'analytics and scripts wait for consent, and no banner asks for it'
  return [
    place === undefined
      ? toFinding('no-effect', { document, field, problem: nothing })
      : toFinding('consent', {
          document,
          field,
          problem: `${nothing}; the law of ${place} asks for one: say Yes`,
        }),
  ]
}
