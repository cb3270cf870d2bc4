import type { Image } from '@milepost/content'
import { mediaAddress } from '@milepost/server/media-address'
import type { Page } from '@milepost/platform'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { loadSupporterPage, platformFor, supporterFigures } from '../../frame/request/read-page.ts'
import { loadSupporterPages } from '../../services/load-site.ts'
import { type CardOfPage, sitePicture, toShareCard } from '../../frame/share/page-card.ts'
import type { TotalFigures } from '../../totals/total-figures.ts'
import { toImageView } from '../../totals/views.ts'

/** The share card of a supporter's page: with their own picture, or that of the site's document, or else the site's. */
export function supporterCard(
  scope: PageScope,
  { slug, name, image }: Pick<Page, 'slug' | 'name' | 'image'>,
  { figures, documents }: { figures: TotalFigures; documents: Image | undefined },
): CardOfPage {
  // The platform generates an image for pages without one.
  const isOwn = image !== '' && image !== platformFor(scope).links.pageImageLink?.(slug)
  const ofAll = documents?.url === scope.site.meta.image?.url ? undefined : documents
  const picture = isOwn ? mediaAddress(image) : (toImageView(ofAll)?.src ?? sitePicture(scope))
  return {
    subject: `page/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, { title: name, figures, picture }),
  }
}

/**
 * Reads a supporter's page and makes its card.
 *
 * @returns undefined when there is no such page
 * @throws PlatformError when the page was never read and cannot be read
 */
export async function loadSupporterCard(
  scope: PageScope,
  slug: string,
): Promise<CardOfPage | undefined> {
  // As many gifts as the page's first part asks for: what it has read is read no second time.
  const reading = await loadSupporterPage(scope, slug, 1)
  if (reading === undefined) return undefined
  const [[custom], figures] = await Promise.all([
    loadSupporterPages(scope.services),
    supporterFigures(scope, reading),
  ])
  return supporterCard(scope, reading.page.value, { figures, documents: custom?.meta.image })
}
