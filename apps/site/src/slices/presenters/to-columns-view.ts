import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../view-models/rich-html.ts'
import { type ImageView, presentImage } from '../../view-models/images.ts'
import type { SliceOf } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

export interface ColumnsView extends SectionView {
  type: 'columns'
  columns: { title: string; html: SafeHtml; image: ImageView | undefined }[]
}

/** Running text in columns. */
export function presentColumns(slice: SliceOf<'columns'>): ColumnsView {
  return {
    type: 'columns',
    ...presentSection(slice.primary),
    columns: slice.items.map(({ title, text, image }) => ({
      title,
      html: richHtml(text, { firstHeading: 4 }),
      image: presentImage(image),
    })),
  }
}
