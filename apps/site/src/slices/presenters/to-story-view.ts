import type { SafeHtml } from '@milepost/content/html'
import { richHtml } from '../../view-models/rich-html.ts'
import { type ImageView, presentImage } from '../../view-models/images.ts'
import type { SliceOf } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import type { SectionView } from '../../view-models/section-view.ts'

export interface StoryView extends SectionView {
  type: 'story'
  html: SafeHtml
  image: ImageView | undefined
  quote: { text: string; name: string; role: string } | undefined
}

/** A story with a picture and somebody's words. */
export function presentStory(slice: SliceOf<'story'>): StoryView {
  return {
    type: 'story',
    ...presentSection(slice.primary),
    html: richHtml(slice.primary.text, { firstHeading: 3 }),
    image: presentImage(slice.primary.image),
    quote: slice.primary.quote.text === '' ? undefined : slice.primary.quote,
  }
}
