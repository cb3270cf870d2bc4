import { findTagPage, type TagPage } from '@milepost/content'
import type { TotalsSummary } from '@milepost/measures'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { loadTagPages } from '../../services/load-tag-pages.ts'
import { type CardOfPage, sitePicture, toShareCard } from '../../frame/share/page-card.ts'
import { totalsUnderName } from '../../sections/still/to-totals-view.ts'
import { toTotalFigures } from '../../totals/to-total-figures.ts'
import { toImageView } from '../../totals/to-image-view.ts'

/** The share card of a value of a tag, with what the pages that carry it raised together. */
export function tagCard(
  scope: PageScope,
  { tagId, name, slug, image, totals }: TagPage<TotalsSummary>,
  currency: string,
): CardOfPage {
  const { country, messages } = scope
  const { raisedMinor, donationCount = 0 } = totalsUnderName('tag', name, totals, currency)
  const figures = toTotalFigures({
    raisedMinor,
    targetMinor: 0,
    donationCount,
    currency,
    country,
    messages,
  })
  return {
    subject: `tag/${encodeURIComponent(tagId.toLowerCase())}/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, {
      title: name,
      figures,
      picture: toImageView(image)?.src ?? sitePicture(scope),
    }),
  }
}

/**
 * Reads a tag's totals and makes its card.
 *
 * @returns undefined when the site has no such tag and value, or the platform has no tags
 * @throws PlatformError when the totals were never read and cannot be read
 */
export async function loadTagCard(
  scope: PageScope,
  tag: string,
  value: string,
): Promise<CardOfPage | undefined> {
  const facts = scope.project?.tags
  if (facts === undefined) return undefined
  const found = findTagPage(scope.site, await loadTagPages(scope.services), { tag, value })
  if (found.status === 'failed') return undefined
  const { page } = found
  const totals = await facts.totals(page.tagId, page.name)
  return tagCard(scope, { ...page, totals: totals.value }, await projectCurrency(scope))
}
