import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface ImageSectionView extends SectionView {
  type: 'image'
  image: ImageView | undefined
  caption: string
  size: 'narrow' | 'medium' | 'wide'
}

/** One picture, with words below it. */
export function toImageSectionView(slice: SliceOf<'image'>): ImageSectionView {
  const { image, caption, size } = slice.primary
  return {
    type: 'image',
    ...toSectionView(slice.primary),
    image: toImageView(image),
    caption,
    size,
  }
}
