import { tagSlug } from '@milepost/content'
import type { SafeHtml } from '@milepost/content/html'
import { type ImageView, richHtml, toImageView } from '../../totals/views.ts'
import { type SliceOf, toSectionView } from '../section/section-scope.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface TabItemView {
  title: string
  html: SafeHtml
  image: ImageView | undefined
  /** Empty if there is no link. */
  href: string
}

export interface TabsView extends SectionView {
  type: 'tabs'
  /** Names the row of tabs. */
  label: string
  tabs: { id: string; label: string; items: TabItemView[] }[]
}

/** Groups items by tab, in order of first appearance. */
export function toTabsView(slice: SliceOf<'tabs'>): TabsView {
  const labels = [...new Set(slice.items.map(({ tab }) => tab))]
  return {
    type: 'tabs',
    ...toSectionView(slice.primary),
    label: slice.primary.title || labels.join(', '),
    tabs: labels.map((label, index) => ({
      id: `${index}-${tagSlug(label)}`,
      label,
      items: slice.items
        .filter(({ tab }) => tab === label)
        .map(({ title, text, image, url }) => ({
          title,
          html: richHtml(text, { firstHeading: title === '' ? 3 : 4 }),
          image: toImageView(image),
          href: url,
        })),
    })),
  }
}
