import { ContentError, ContentUnavailableError } from '@milepost/content'
import { loadPages } from './load-pages.ts'
import type { Services } from './services.ts'
import type { LanguageLink } from '../base/language-link.ts'
import { languageOf } from '../base/language-of.ts'
import { loadLanguages } from './load-languages.ts'
import { servicesInLanguage } from './services-in-language.ts'
import { siteAddress } from './site-address.ts'
import type { SiteLanguage } from '../base/site-language.ts'

/**
 * What every page says of its language, and of the others that the site is in.
 *
 * @param country - the site's
 */
export async function toLanguageView(
  services: Services,
  country: string,
): Promise<{ direction?: 'rtl'; languages?: LanguageLink[] }> {
  const languages = await loadLanguages(services)
  return {
    ...(services.language?.dir === 'rtl' && { direction: 'rtl' as const }),
    ...(languages.length > 1 && {
      languages: await Promise.all(
        languages.map((language) => toLink(services, language, country)),
      ),
    }),
  }
}

async function toLink(
  services: Services,
  language: SiteLanguage,
  country: string,
): Promise<LanguageLink> {
  const tag = languageOf(country, language)
  const { name } = language
  const inLanguage = servicesInLanguage(services, language)
  return {
    tag,
    name,
    address: siteAddress(inLanguage, ''),
    missing: await missingPaths(inLanguage),
  }
}

/** The paths of content pages that are read in another language; none where the pages cannot be read. */
async function missingPaths(services: Services): Promise<string[]> {
  try {
    const { value } = await loadPages(services)
    const { language } = services
    return value.pages
      .filter(({ lang }) => lang !== '' && lang.toLowerCase() !== language?.lang)
      .map(({ uid }) => `/${uid}`)
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return []
    throw error
  }
}
