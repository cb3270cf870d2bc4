import type { SiteConfig } from '../site/site-config.ts'
import { toFinding } from './finding.ts'
import type { Finding } from './finding.ts'

/** Warns where the accessibility statement gives no e-mail address: a visitor with a problem cannot report it. */
export function examineAccessibility({ document, accessibility }: SiteConfig): Finding[] {
  if (accessibility.email !== '') return []
  return [
    toFinding('accessibility-contact', {
      document,
      field: 'accessibility-email',
      problem: 'the accessibility statement names nobody to write to: give an e-mail address',
    }),
  ]
}
