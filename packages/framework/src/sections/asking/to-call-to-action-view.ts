import { toActionViews } from '../../totals/to-action-views.ts'
import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { ActionView, SectionView } from '../../totals/section-view.ts'

export interface CallToActionView extends SectionView {
  type: 'callToAction'
  image: ImageView | undefined
  actions: ActionView[]
}

/** The closing call. */
export function toCallToActionView(
  slice: SliceOf<'callToAction'>,
  { targets, messages }: SliceScope,
): CallToActionView {
  return {
    type: 'callToAction',
    ...toSectionView(slice.primary),
    image: toImageView(slice.primary.image),
    actions: toActionViews(slice.items, targets, messages),
  }
}
