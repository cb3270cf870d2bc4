import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../totals/rich-html.ts'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface ColumnsView extends SectionView {
  type: 'columns'
  columns: { title: string; html: SafeHtml; image: ImageView | undefined }[]
}

/** Running text in columns. */
export function toColumnsView(slice: SliceOf<'columns'>): ColumnsView {
  return {
    type: 'columns',
    ...toSectionView(slice.primary),
    columns: slice.items.map(({ title, text, image }) => ({
      title,
      html: richHtml(text, { firstHeading: 4 }),
      image: toImageView(image),
    })),
  }
}
