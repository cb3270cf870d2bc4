import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface CardView {
  title: string
  text: string
  image: ImageView | undefined
  /** Empty when it leads nowhere. */
  href: string
  foot: string
}

export interface CardsView extends SectionView {
  type: 'cards'
  cards: CardView[]
}

/** Things among others, each of which may lead on. */
export function toCardsView(slice: SliceOf<'cards'>): CardsView {
  return {
    type: 'cards',
    ...toSectionView(slice.primary),
    cards: slice.items.map(({ title, text, image, url, foot }) => ({
      title,
      text,
      image: toImageView(image),
      href: url,
      foot,
    })),
  }
}
