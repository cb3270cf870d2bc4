import {
  ContentUnavailableError,
  fetchPreviewDocument,
  fetchSite,
  isSafeUrl,
  type SiteConfig,
  tagSlug,
} from '@milepost/content'
import { loadLanguages } from '../../services/load-site.ts'
import { previewServices } from '../../services/preview-services.ts'
import type { Services } from '../../services/services.ts'
import { languageOfPath, pathInLanguage } from '../../base/site-language.ts'
import { previewPath } from './preview-query.ts'
import { parseUrl } from '../../base/addresses.ts'

/** The result of opening a preview. */
export type DraftFound =
  | {
      status: 'fetched'
      /** Path of the page, in the requested language. */
      path: string
      repo: string
    }
  | {
      /** It is in another language: another document of the site loads it. */
      status: 'elsewhere'
      /** The path of that language's screen that loads previews. */
      screen: string
      /** Path of the page, including the language prefix. */
      to: string
    }
  | { status: 'failed' }

/**
 * Finds the page that shows a draft: the requested path or the previewed document's (Spec §7), in its language. Fails
 * if the ref is unknown or has expired, and if there is no such draft.
 */
export async function findDraft(
  services: Services,
  wanted: { previewToken: string; previewUID: string | undefined; to: string | undefined },
): Promise<DraftFound> {
  const { environment } = services
  const { previewToken, previewUID, to } = wanted
  const { content } = previewServices(services, previewToken)
  const repo = environment.site
  try {
    const site = await fetchSite(content.atRef(previewToken), { uid: environment.content.uid })
    if (to !== undefined || previewUID === undefined) {
      return site === undefined ? { status: 'failed' } : inLanguageOf(to, services)
    }
    const document = await fetchPreviewDocument(content, { previewToken, previewUID })
    if (document === undefined) return { status: 'failed' }
    const path = pathOf(document, site?.site)
    const { lang } = document
    const languages = await loadLanguages(services)
    const language = languages.find((one) => one.lang === String(lang).toLowerCase())
    return language === undefined || language === services.language
      ? { status: 'fetched', repo, path }
      : { status: 'elsewhere', screen: language.base + previewPath, to: language.base + path }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return { status: 'failed' }
  }
}

/** The page of a path, which begins as the addresses of its language do. */
async function inLanguageOf(to: string | undefined, services: Services): Promise<DraftFound> {
  const repo = services.environment.site
  if (to === undefined) return { status: 'fetched', repo, path: '/' }
  const language = languageOfPath(
    parseUrl(to, 'https://this-site.invalid')?.pathname ?? '/',
    await loadLanguages(services),
  )
  return language === services.language
    ? { status: 'fetched', repo, path: pathInLanguage(to, language) }
    : { status: 'elsewhere', screen: (language?.base ?? '') + previewPath, to }
}

/** Returns the path of a document's page; the home page for documents that appear on several pages. */
function pathOf(document: Readonly<Record<string, unknown>>, site: SiteConfig | undefined): string {
  const { type, uid, data } = document
  if (type === 'internal_page' && typeof uid === 'string') return `/${encodeURIComponent(uid)}`
  if (type !== 'tag_pages' || typeof data !== 'object' || data === null) return '/'
  const { tag, value } = data as Readonly<Record<string, unknown>>
  const configured = site?.tags.find(({ name }) => name === tag)
  const shown = typeof value === 'string' && value !== '' ? value : configured?.values[0]
  const path = `/${tagSlug(configured?.name ?? '')}/${tagSlug(shown ?? '')}`
  return configured && shown && isSafeUrl(path, []) ? path : '/'
}
