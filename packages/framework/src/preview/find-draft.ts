import {
  ContentUnavailableError,
  fetchPreviewDocument,
  fetchPreviewSite,
  isSafeAddress,
  type SiteConfig,
  tagSlug,
} from '@milepost/content'
import type { Services } from '../services/services.ts'

/** What became of a preview that was asked for. */
export type DraftFound = { status: 'fetched'; path: string; repo: string } | { status: 'failed' }

/**
 * Finds the page that shows a draft: the path that was asked for, or the previewed document's own
 * (Spec §7). Fails when the ref is unknown or has expired, and when there is no such draft.
 */
export async function findDraft(
  { content, environment }: Services,
  wanted: { previewToken: string; previewUID: string | undefined; to: string | undefined },
): Promise<DraftFound> {
  const { previewToken, previewUID, to } = wanted
  const repo = environment.site
  try {
    const site = await fetchPreviewSite(content, { previewToken }, { uid: environment.content.uid })
    if (to !== undefined || previewUID === undefined) {
      return site === undefined
        ? { status: 'failed' }
        : { status: 'fetched', repo, path: to ?? '/' }
    }
    const document = await fetchPreviewDocument(content, { previewToken, previewUID })
    if (document === undefined) return { status: 'failed' }
    return { status: 'fetched', repo, path: pathOf(document, site?.site) }
  } catch (error) {
    if (!(error instanceof ContentUnavailableError)) throw error
    return { status: 'failed' }
  }
}

/** Where a document is seen; the home page for those that are part of several pages. */
function pathOf(document: Readonly<Record<string, unknown>>, site: SiteConfig | undefined): string {
  const { type, uid, data } = document
  if (type === 'internal_page' && typeof uid === 'string') return `/${encodeURIComponent(uid)}`
  if (type !== 'tag_pages' || typeof data !== 'object' || data === null) return '/'
  const { tag, value } = data as Readonly<Record<string, unknown>>
  const configured = site?.tags.find(({ name }) => name === tag)
  const shown = typeof value === 'string' && value !== '' ? value : configured?.values[0]
  const path = `/${tagSlug(configured?.name ?? '')}/${tagSlug(shown ?? '')}`
  return configured && shown && isSafeAddress(path, []) ? path : '/'
}
