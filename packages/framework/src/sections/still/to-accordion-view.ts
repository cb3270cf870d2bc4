import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../totals/rich-html.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface AccordionView extends SectionView {
  type: 'accordion'
  exclusive: boolean
  folds: { title: string; html: SafeHtml }[]
}

/** Titles that fold out what they are about. */
export function toAccordionView(slice: SliceOf<'accordion'>): AccordionView {
  return {
    type: 'accordion',
    ...toSectionView(slice.primary),
    exclusive: slice.primary.exclusive,
    folds: slice.items.map(({ title, text }) => ({
      title,
      html: richHtml(text, { firstHeading: 4 }),
    })),
  }
}
