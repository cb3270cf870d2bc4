import type { SiteConfig } from '../site/site-config.ts'
import { findTagPage } from './find-tag-page.ts'
import type { TagPage } from './find-tag-page.ts'
import type { TagPages } from './tag-pages.ts'

/** A tag page with its totals, or why there is none. */
export type LoadedTagPage<Totals> =
  | { readonly status: 'fetched'; readonly page: TagPage<Totals> }
  | {
      readonly status: 'failed'
      /** `totals`: the page exists, but what is raised under it could not be read; `cause` says why. */
      readonly reason: 'platform' | 'tag' | 'value' | 'totals'
      readonly cause?: unknown
    }

/**
 * The tag page at `/{tag}/{value}` with what is raised under it. Never rejects: a fetch that fails
 * makes the page failed (Spec §7), as does every address that {@link findTagPage} refuses.
 *
 * @param fetchTotals - asks the platform for the totals of one value of a tag
 */
export async function loadTagPage<Totals>(
  site: Pick<SiteConfig, 'platform' | 'tags'>,
  documents: readonly TagPages[],
  address: { readonly tag: string; readonly value: string },
  fetchTotals: (tag: { readonly tagId: string; readonly tagValue: string }) => Promise<Totals>,
): Promise<LoadedTagPage<Totals>> {
  const found = findTagPage(site, documents, address)
  if (found.status === 'failed') return found
  const { page } = found
  try {
    const totals = await fetchTotals({ tagId: page.tagId, tagValue: page.name })
    return { status: 'fetched', page: { ...page, totals } }
  } catch (cause) {
    return { status: 'failed', reason: 'totals', cause }
  }
}
