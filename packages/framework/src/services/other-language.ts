import type { Services } from './services.ts'

/**
 * The language of a document, as BCP 47 writes it, where it is another one than the page's; undefined where it is the
 * same, or is none of the application's.
 *
 * @param lang - as the content names it
 */
export function otherLanguage(
  lang: string,
  { languages, language }: Pick<Services, 'languages' | 'language'>,
): string | undefined {
  const own = languages.find((one) => one.lang === lang.toLowerCase())
  return own === language ? undefined : own?.tag
}
