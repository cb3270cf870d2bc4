import type { SupporterSettings } from '../host/supporter-settings.ts'

/** Returns the URL prefix of the page's language, such as `/cy`; `''` for the main language. */
export function languageBase({ origin }: Pick<SupporterSettings, 'origin'>): string {
  return URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''
}
