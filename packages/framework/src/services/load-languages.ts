import { ContentError, ContentUnavailableError, findDocuments } from '@milepost/content'
import { contentAge } from './load-site.ts'
import type { Services } from './services.ts'
import type { SiteLanguage } from '../base/site-language.ts'

/**
 * The languages that the site is read in: those of the application in which the content has the site's document, the
 * main one first. The main one alone where the content cannot be read.
 */
export async function loadLanguages(services: Services): Promise<readonly SiteLanguage[]> {
  const [main, ...others] = services.languages
  if (main === undefined || others.length === 0) return services.languages
  const { uid } = services.environment.content
  try {
    const { value: written } = await services.reads.read(
      `content:languages:${uid}`,
      contentAge(services),
      async () => {
        const search = { type: 'custom_site', uid, lang: '*', limit: 100 } as const
        const documents = await findDocuments(services.content, search)
        return documents.map(({ lang }) => String(lang).toLowerCase())
      },
    )
    return [main, ...others.filter(({ lang }) => written.includes(lang))]
  } catch (error) {
    if (error instanceof ContentError || error instanceof ContentUnavailableError) return [main]
    throw error
  }
}
