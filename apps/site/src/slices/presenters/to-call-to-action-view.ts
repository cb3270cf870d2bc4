import { presentButtons } from '../../view-models/to-action-views.ts'
import { type ImageView, presentImage } from '../../view-models/images.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { presentSection } from './to-section-view.ts'
import type { ActionView, SectionView } from '../../view-models/section-view.ts'

export interface CallToActionView extends SectionView {
  type: 'callToAction'
  image: ImageView | undefined
  actions: ActionView[]
}

/** The closing call. */
export function presentCallToAction(
  slice: SliceOf<'callToAction'>,
  { targets, messages }: SliceScope,
): CallToActionView {
  return {
    type: 'callToAction',
    ...presentSection(slice.primary),
    image: presentImage(slice.primary.image),
    actions: presentButtons(slice.items, targets, messages),
  }
}
