import type { SupporterSettings } from '../host/supporter-settings.ts'

/** What the addresses of the page's language begin with, such as `/cy`; '' where the site's origin has no path. */
export function languageBase({ origin }: Pick<SupporterSettings, 'origin'>): string {
  return URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''
}
