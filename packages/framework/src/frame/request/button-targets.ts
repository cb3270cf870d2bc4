import { fetchInternalPage, type InternalPage, type PageSlice, toTagSlug } from '@milepost/content'
import { type PageScope, readIfPossible } from './page-scope.ts'
import { contentCacheAge, donateAnchor, homeDonatePath } from '../../services/load-site.ts'
import { stripLanguagePrefix, type SiteLanguage } from '../../base/site-language.ts'
import { platformFor } from './read-page.ts'
import type { ButtonTargets } from '../../totals/views.ts'

/** Returns the uid of the requested page: the query parameter `slug` if present, otherwise the path. `''` for the home page. */
export function pageUid(url: URL, language: SiteLanguage | undefined): string {
  const slug = url.searchParams.get('slug') ?? ''
  const text = slug === '' ? stripLanguagePrefix(url.pathname, language) : slug
  try {
    return decodeURIComponent(text).replace(/^\/+|(?<!\/)\/+$/g, '')
  } catch {
    // Invalid percent-encoding matches no page. It must not be mistaken for the home page.
    return text
  }
}

/** Reads an internal page from the cache or the CMS; undefined if there is none. */
export async function readInternalPage(
  { services }: Pick<PageScope, 'services'>,
  uid: string,
): Promise<InternalPage | undefined> {
  if (!/^[\w-]{1,200}$/.test(uid)) return undefined
  const reading = await services.reads.read(`content:page:${uid}`, contentCacheAge(services), () =>
    fetchInternalPage(services.content, { uid }),
  )
  return reading.value
}

/** Returns the path prefixes of tag pages if the platform does not support tags, so that nothing links to them. */
export function missingTagAddresses(scope: PageScope): string[] {
  if (platformFor(scope).tags !== undefined) return []
  return scope.site.tags.map(({ name }) => `/${toTagSlug(name)}`)
}

/**
 * Returns the targets of a page's buttons without a URL.
 *
 * @param donate - donation URL of the page. @default the page's donation form, otherwise the home page's
 */
export async function buttonTargets(
  page: PageScope,
  slices: readonly PageSlice[],
  donate?: string,
): Promise<ButtonTargets> {
  const start = await readIfPossible(page, async () => ({
    value: await page.project?.startUrl(),
    asOf: page.services.now(),
    isLastGood: false,
  }))
  const anchor = donateAnchor(slices)
  const form = anchor === undefined ? homeDonatePath(page) : `#${anchor}`
  return {
    donate: page.project?.hasEnded ? undefined : (donate ?? (page.project?.donateUrl || form)),
    signup: start?.value,
    excludedRoutes: page.services.excludedRoutes,
    missing: missingTagAddresses(page),
  }
}
