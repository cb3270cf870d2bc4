import {
  ContentUnavailableError,
  fetchPreviewDocument,
  fetchSite,
  isSafeUrl,
  type SiteConfig,
  toTagSlug,
} from '@milepost/content'
import { loadLanguages } from '../../services/load-site.ts'
import { createPreviewServices } from '../../services/preview-services.ts'
import type { Services } from '../../services/services.ts'
import { getPathLanguage, stripLanguagePrefix } from '../../base/site-language.ts'
import { previewPath } from './preview-query.ts'
import { parseUrl } from '../../base/addresses.ts'

export type DraftResult =
  | {
      status: 'fetched'
      /** Path of the page, without a language prefix. */
      path: string
      repo: string
    }
  | {
      /** The draft is in another language, and that language's preview screen must open it. */
      status: 'elsewhere'
      /** Path of that language's preview screen. */
      screen: string
      /** Path of the page, with the language prefix. */
      to: string
    }
  | { status: 'failed' }

/**
 * Finds the page of a draft: the requested path, or the page of the previewed document (Spec §7). Fails if the ref is unknown
 * or expired, or if the draft does not exist.
 */
export async function findDraft(
  services: Services,
  wanted: { previewToken: string; previewUID: string | undefined; to: string | undefined },
): Promise<DraftResult> {
  const { environment } = services
  const { previewToken, previewUID, to } = wanted
  const { content } = createPreviewServices(services, previewToken)
  const repo = environment.site
  try {
    const site = await fetchSite(content.atRef(previewToken), { uid: environment.content.uid })
    if (to !== undefined || previewUID === undefined) {
      return site === undefined ? { status: 'failed' } : resolvePath(to, services)
    }
    const document = await fetchPreviewDocument(content, { previewToken, previewUID })
    if (document === undefined) return { status: 'failed' }
    const path = getDocumentPath(document, site?.site)
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

/** Resolves the requested path, which may have a language prefix. */
async function resolvePath(to: string | undefined, services: Services): Promise<DraftResult> {
  const repo = services.environment.site
  if (to === undefined) return { status: 'fetched', repo, path: '/' }
  const language = getPathLanguage(
    parseUrl(to, 'https://this-site.invalid')?.pathname ?? '/',
    await loadLanguages(services),
  )
  return language === services.language
    ? { status: 'fetched', repo, path: stripLanguagePrefix(to, language) }
    : { status: 'elsewhere', screen: (language?.base ?? '') + previewPath, to }
}

/** Returns the path of a document's page; that of the home page if several pages use the document. */
function getDocumentPath(
  document: Readonly<Record<string, unknown>>,
  site: SiteConfig | undefined,
): string {
  const { type, uid, data } = document
  if (type === 'internal_page' && typeof uid === 'string') return `/${encodeURIComponent(uid)}`
  if (type !== 'tag_pages' || typeof data !== 'object' || data === null) return '/'
  const { tag, value } = data as Readonly<Record<string, unknown>>
  const configured = site?.tags.find(({ name }) => name === tag)
  const shown = typeof value === 'string' && value !== '' ? value : configured?.values[0]
  const path = `/${toTagSlug(configured?.name ?? '')}/${toTagSlug(shown ?? '')}`
  return configured && shown && isSafeUrl(path, []) ? path : '/'
}
