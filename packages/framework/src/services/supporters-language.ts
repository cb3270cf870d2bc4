import type { Services } from './services.ts'

/**
 * The language that supporters most likely write in, as BCP 47 writes it, where a page is in another one: the site's
 * main language, since the platform does not tell. Undefined on pages of the main language (WCAG 3.1.2).
 */
export function supportersLanguage({
  languages,
  language,
}: Pick<Services, 'languages' | 'language'>): string | undefined {
  const [main] = languages
  return main === language ? undefined : main?.tag
}
