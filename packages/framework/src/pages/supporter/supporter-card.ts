import type { Image } from '@milepost/content'
import { getMediaUrl } from '@milepost/server/media-address'
import type { Page } from '@milepost/platform'
import type { PageScope } from '../../frame/request/scopes.ts'
import {
  loadSupporterPage,
  getPlatform,
  getSupporterProgress,
} from '../../frame/request/read-page.ts'
import { loadSupporterPages } from '../../services/load-site.ts'
import { type PageCard, getSiteImage, toShareCard } from '../../frame/share/page-card.ts'
import type { ProgressView } from '../../totals/total-figures.ts'
import { toImageView } from '../../totals/views.ts'

/**
 * Creates the share card of a supporter page, with the image of the page, otherwise of the `supporter-pages` document,
 * otherwise of the site.
 */
export function createSupporterCard(
  scope: PageScope,
  { slug, name, image }: Pick<Page, 'slug' | 'name' | 'image'>,
  { figures, documents }: { figures: ProgressView; documents: Image | undefined },
): PageCard {
  // The platform generates an image for pages without one.
  const isOwn = image !== '' && image !== getPlatform(scope).links.pageImageUrl?.(slug)
  const ofAll = documents?.url === scope.site.meta.image?.url ? undefined : documents
  const picture = isOwn ? getMediaUrl(image) : (toImageView(ofAll)?.src ?? getSiteImage(scope))
  return {
    subject: `page/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, { title: name, figures, picture }),
  }
}

/**
 * Loads the share card of a supporter page.
 *
 * @returns undefined if the page does not exist
 * @throws PlatformError if the page cannot be read and no last known good value is available
 */
export async function loadSupporterCard(
  scope: PageScope,
  slug: string,
): Promise<PageCard | undefined> {
  // Rounded up to the number that the page itself reads, so the read is shared.
  const reading = await loadSupporterPage(scope, slug, 1)
  if (reading === undefined) return undefined
  const [[custom], figures] = await Promise.all([
    loadSupporterPages(scope.services),
    getSupporterProgress(scope, reading),
  ])
  return createSupporterCard(scope, reading.page.value, { figures, documents: custom?.meta.image })
}
