import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../totals/rich-html.ts'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'

export interface StoryView extends SectionView {
  type: 'story'
  html: SafeHtml
  image: ImageView | undefined
  quote: { text: string; name: string; role: string } | undefined
}

/** A story with a picture and somebody's words. */
export function toStoryView(slice: SliceOf<'story'>): StoryView {
  return {
    type: 'story',
    ...toSectionView(slice.primary),
    html: richHtml(slice.primary.text, { firstHeading: 3 }),
    image: toImageView(slice.primary.image),
    quote: slice.primary.quote.text === '' ? undefined : slice.primary.quote,
  }
}
