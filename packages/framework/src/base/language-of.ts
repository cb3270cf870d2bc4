import type { SiteLanguage } from './site-language.ts'

/**
 * The language of a page, as BCP 47 writes it. The main language is as it is written in the site's country: `en-AU`
 * for `au`. English where the application names no languages.
 */
export function languageOf(country: string, language?: SiteLanguage): string {
  if (language !== undefined && language.base !== '') return language.tag
  const main = language === undefined ? 'en' : new Intl.Locale(language.tag).language
  return `${main}-${country.toUpperCase()}`
}
