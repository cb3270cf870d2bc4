import { getGoalMeasure, loadSupporterPages, getSiteUrl } from '../../services/load-site.ts'
import { getSiteName } from '../../base/site-name.ts'
import { readButtonTargets, getPlaceholders } from '../../frame/request/page-placeholders.ts'
import { type PageScope, readIfPossible } from '../../frame/request/scopes.ts'
import { getProjectCurrency, getProjectSettings } from '../../totals/project.ts'
import { type SliceView, toSliceViews } from '../../sections/sections.server.ts'
import {
  getPageCurrency,
  getDonationsKey,
  getPageKey,
  readPage,
} from '../../frame/request/read-page.ts'
import type { EditView } from '@milepost/supporter/edit-page'
import { createInvalidatedKeys } from '@milepost/server'
import { getTeamKey } from '../../frame/request/read-team.ts'
import type { Services } from '../../services/services.ts'

export interface EditPageView extends EditView {
  /** Sections of the site's document for the page editor. */
  slices: SliceView[]
}

/** Loads the site's data for the page editor. The page itself is read in the owner's browser. */
export async function loadPageEditor(
  scope: PageScope,
  slug: string,
  url: URL,
): Promise<EditPageView> {
  const { site, country } = scope
  return {
    slug: slug.toLowerCase(),
    country,
    currency: await getProjectCurrency(scope),
    goalMeasure: getGoalMeasure(scope),
    defaultPageStory: getProjectSettings(site, scope.services.now())?.defaultPageStory ?? '',
    siteName: getSiteName(site),
    tags: site.tags,
    slices: await loadEditorSlices(scope, slug, url),
  }
}

/** Loads the sections of the site's document for the editor (content model: `supporter_pages`, `admin`). */
async function loadEditorSlices(scope: PageScope, slug: string, url: URL): Promise<SliceView[]> {
  const { services } = scope
  const [custom] = await loadSupporterPages(services)
  const content = custom?.admin ?? []
  if (content.length === 0) return []
  // The sections may have placeholders of the page, which stay empty if it cannot be read.
  const page = (await readIfPossible(scope, () => readPage(scope, slug)))?.value
  const address = getSiteUrl(services, `/fundraising/${encodeURIComponent(slug)}`)
  const placeholders = await getPlaceholders(scope, {
    url,
    page: page && { of: page, currency: await getPageCurrency(scope, page), url: address },
    texts: [content],
  })
  const targets = await readButtonTargets(scope, content)
  return toSliceViews(
    content,
    { ...scope, url, targets, receipt: undefined, subject: undefined },
    { placeholders, segmentValues: {} },
  )
}

/**
 * Invalidates the cached data of a supporter page or team after an edit. Needs no authentication, because it only causes a
 * bounded number of refetches (see `createInvalidator`).
 */
export function revalidatePage(
  { invalidate, now }: Pick<Services, 'invalidate' | 'now'>,
  { kind, slug }: { kind: string; slug: string },
): void {
  const what =
    kind === 'team'
      ? createInvalidatedKeys([], [getTeamKey(slug)])
      : createInvalidatedKeys(
          [],
          [
            getPageKey(slug),
            getPageKey(slug, 'page-tags'),
            getPageKey(slug, 'page-fitness'),
            getDonationsKey(slug),
          ],
        )
  invalidate(what, now().getTime())
}
