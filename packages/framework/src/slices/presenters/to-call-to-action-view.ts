import { toActionViews } from '../../view-models/to-action-views.ts'
import { type ImageView, toImageView } from '../../view-models/to-image-view.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { toSectionView } from './to-section-view.ts'
import type { ActionView, SectionView } from '../../view-models/section-view.ts'

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
