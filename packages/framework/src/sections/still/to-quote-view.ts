import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface QuoteView extends SectionView {
  type: 'quote'
  quote: string
  name: string
  role: string
  image: ImageView | undefined
}

/** What somebody said: its words are as the section's text. */
export function toQuoteView(slice: SliceOf<'quote'>): QuoteView {
  const { text, name, role, image } = slice.primary
  return {
    type: 'quote',
    ...toSectionView(slice.primary),
    text: '',
    quote: text,
    name,
    role,
    image: toImageView(image),
  }
}
