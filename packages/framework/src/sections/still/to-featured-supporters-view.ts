import { formatMoney } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import { closedReason } from '../../frame/request/load-supporter-page.ts'
import { currencyOf, readPage } from '../../frame/request/read-page.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface FeaturedSupportersView extends SectionView {
  type: 'featuredSupporters'
  supporters: {
    href: string
    name: string
    owner: string
    image: string | undefined
    quote: string
    raised: string
  }[]
}

/** The most pages that one section reads: each is a call to the platform. */
const mostFeatured = 6

/** Supporters whom the editor picks. A page that is gone or cannot be read is left out. */
export async function toFeaturedSupportersView(
  slice: SliceOf<'featuredSupporters'>,
  scope: SliceScope,
): Promise<FeaturedSupportersView> {
  const { messages, country } = scope
  const supporters = await Promise.all(
    slice.items.slice(0, mostFeatured).map(async ({ slug, quote }) => {
      const page = (await readIfPossible(scope, () => readPage(scope, slug)))?.value
      if (page === undefined || !page.active) return []
      const currency = await currencyOf(scope, page)
      const amount = formatMoney(page.money.raisedMinor, { currency, country })
      return [
        {
          href: `/fundraising/${encodeURIComponent(page.slug)}`,
          name: page.name,
          owner: page.owner ?? '',
          image: page.image || undefined,
          quote,
          raised:
            page.money.raisedMinor > 0
              ? fillMessage(messages.search.raisedSoFar, { amount })
              : messages.figures[closedReason(scope, page) ? 'noGiftsYet' : 'beFirstToGive'],
        },
      ]
    }),
  )
  return {
    type: 'featuredSupporters',
    ...toSectionView(slice.primary),
    supporters: supporters.flat(),
  }
}
