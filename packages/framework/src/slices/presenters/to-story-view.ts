import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../view-models/rich-html.ts'
import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

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
