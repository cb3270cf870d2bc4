import { type InternalPage, platformOf, type SiteConfig, tagSlug } from '@milepost/content'

/** One page that anybody may find. */
export interface ListedPage {
  path: string
  title: string
  description: string
}

/** Pages that thank somebody are not there to be found. */
const unlisted = /^(?:thank-you|thanks|complete)$/

/**
 * The pages of a site that search engines and feeds are told of: the home page, internal pages that
 * everybody may see, and tag pages.
 */
export function listedPages(
  site: Pick<SiteConfig, 'meta' | 'tags' | 'platform'>,
  pages: readonly Pick<InternalPage, 'uid' | 'title' | 'meta' | 'segmentation'>[],
): ListedPage[] {
  const home = { path: '/', title: site.meta.title, description: site.meta.description }
  const internal = pages
    .filter(({ uid, segmentation }) => !segmentation.isSegmented && !unlisted.test(uid))
    .map(({ uid, title, meta }) => ({
      path: `/${encodeURIComponent(uid)}`,
      title: meta.title || title || uid,
      description: meta.description,
    }))
    .toSorted((a, b) => (a.path < b.path ? -1 : 1))
  const hasTags = (platformOf(site)?.variant ?? 'default') === 'default'
  const tagged = (hasTags ? site.tags : []).flatMap(({ name, label, values }) =>
    values.map((value) => ({
      path: `/${tagSlug(name)}/${tagSlug(value)}`,
      title: label === '' ? value : `${label}: ${value}`,
      description: '',
    })),
  )
  return [home, ...internal, ...tagged]
}
