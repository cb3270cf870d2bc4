import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../totals/rich-html.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface TextView extends SectionView {
  type: 'text'
  html: SafeHtml
}

/** Running text. */
export function toTextView(slice: SliceOf<'text'>): TextView {
  return {
    type: 'text',
    ...toSectionView(slice.primary),
    html: richHtml(slice.primary.text, { firstHeading: 3 }),
  }
}
