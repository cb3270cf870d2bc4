import { toTagSlug } from '@milepost/content'
import type { SafeHtml } from '@milepost/content/html'
import { type ImageView, toImageView } from '../../totals/views.ts'
import { toRichHtml } from '../../frame/page-html.ts'
import { defineSections } from '../section/define-sections.ts'

export interface TabItemView {
  title: string
  html: SafeHtml
  image: ImageView | undefined
  /** Empty if there is no link. */
  href: string
}

/** Section with tabs, in the order of their first items. */
export const tabs = defineSections({
  tabs: {
    present({ primary, items }, scope) {
      const labels = [...new Set(items.map(({ tab }) => tab))]
      return {
        /** Accessible name of the tab list. */
        label: primary.title || labels.join(', '),
        tabs: labels.map((label, index) => ({
          id: `${index}-${toTagSlug(label)}`,
          label,
          items: items
            .filter(({ tab }) => tab === label)
            .map(({ title, text, image, url }): TabItemView => ({
              title,
              html: toRichHtml(text, scope, { firstHeading: title === '' ? 3 : 4 }),
              image: toImageView(image),
              href: url,
            })),
        })),
      }
    },
  },
})
