import { isRecord } from '../documents/is-record.ts'
import { consentRequired } from '../site/consent-required.ts'
import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/**
 * Reports a site whose optional scripts wait for consent while its banner is switched off. In a country that requires
 * consent (Spec §9) the banner is shown anyway. Elsewhere the scripts never load.
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
  return [
    place === undefined
      ? toFinding('no-effect', {
          document,
          field,
          problem: 'analytics and scripts wait for consent, and no banner asks for it',
        })
      : toFinding('consent', {
          document,
          field,
          problem: `the banner is shown although it is switched off, because ${place} requires consent: choose Yes`,
        }),
  ]
}
