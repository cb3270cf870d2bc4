import { fillMessage } from '@milepost/supporter/messages'
import { toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import type { CardView } from '../still/to-cards-view.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface CarouselView extends SectionView {
  type: 'carousel'
  slides: CardView[]
  /** Names the row of slides. */
  label: string
  /** Milliseconds between slides; undefined when slides only change by hand. */
  everyMs: number | undefined
  words: { previous: string; next: string; pause: string; play: string }
}

/** Never faster than this: a slide must be read. */
const fastestMs = 4000

/** Slides side by side that scroll. */
export function toCarouselView(slice: SliceOf<'carousel'>, { messages }: SliceScope): CarouselView {
  const { seconds } = slice.primary
  const { previous, next, pause, play } = messages.gallery
  return {
    type: 'carousel',
    ...toSectionView(slice.primary),
    slides: slice.items.map(({ title, text, image, url }) => ({
      title,
      text,
      image: toImageView(image),
      href: url,
      foot: '',
    })),
    label: fillMessage(messages.gallery.slidesOf, { name: slice.primary.title }),
    everyMs: seconds > 0 ? Math.max(fastestMs, seconds * 1000) : undefined,
    words: { previous, next, pause, play },
  }
}
