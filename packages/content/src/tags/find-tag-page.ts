import type { Image } from '../fields/image.ts'
import { platformOf } from '../site/platform-of.ts'
import type { PageMeta, SiteConfig } from '../site/site-config.ts'
import type { PageSlice } from '../slices/page-slice.ts'
import type { TagPages } from './tag-pages.ts'
import { tagSlug } from './tag-slug.ts'

/** The page of one value of a tag (Spec §3). */
export interface TagPage<Totals = undefined> {
  /** The document's label, else the configured tag's. */
  readonly label: string
  /** The configured value. */
  readonly name: string
  readonly image: Image | undefined
  /** The value's slug, as in the address. */
  readonly slug: string
  /** The configured tag's name. */
  readonly tagId: string
  /** What the platform says is raised under the tag and value; whoever asks it fills this in. */
  readonly totals: Totals
  /** The document's own words for browsers and shares; undefined when no document is made for the tag. */
  readonly meta: PageMeta | undefined
  /** The document's slices; none when no document is made for the tag. */
  readonly content: readonly PageSlice[]
}

/** A tag page, or why there is none. */
export type TagPageResult =
  | { readonly status: 'fetched'; readonly page: TagPage }
  | { readonly status: 'failed'; readonly reason: 'platform' | 'tag' | 'value' }

/**
 * The tag page at `/{tag}/{value}` (Spec §5): it fails unless the site runs on the default platform,
 * and unless the value is one that the site configures for the tag, compared by slug in any case.
 *
 * @param documents - the site's `tag_pages` documents
 * @param address - the two parts of the path, decoded
 */
export function findTagPage(
  site: Pick<SiteConfig, 'platform' | 'tags'>,
  documents: readonly TagPages[],
  address: { readonly tag: string; readonly value: string },
): TagPageResult {
  const variant = platformOf(site)?.variant ?? 'default'
  if (variant !== 'default') return { status: 'failed', reason: 'platform' }
  const tag = site.tags.find(({ name }) => isSame(name, address.tag))
  if (tag === undefined) return { status: 'failed', reason: 'tag' }
  const name = tag.values.find((value) => isSame(value, address.value))
  if (name === undefined) return { status: 'failed', reason: 'value' }
  const ofTag = documents.filter((candidate) => isSame(candidate.tag, tag.name))
  const document =
    ofTag.find(({ value }) => isSame(value, name)) ?? ofTag.find(({ value }) => value === '')
  const label = document?.label ?? ''
  return {
    status: 'fetched',
    page: {
      label: label === '' ? tag.label : label,
      name,
      image: document?.image,
      slug: tagSlug(name),
      tagId: tag.name,
      totals: undefined,
      meta: document?.meta,
      content: document?.content ?? [],
    },
  }
}

function isSame(configured: string, wanted: string): boolean {
  const slug = tagSlug(configured)
  return slug !== '' && slug === tagSlug(wanted)
}
