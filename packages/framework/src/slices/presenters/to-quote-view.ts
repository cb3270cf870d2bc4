import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

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
