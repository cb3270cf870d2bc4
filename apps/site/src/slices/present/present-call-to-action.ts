import { presentButtons } from '../../present/buttons.ts'
import { type ImageView, presentImage } from '../../present/images.ts'
import type { SliceOf, SliceScope } from '../slice-scope.ts'
import { presentSection } from './present-section.ts'
import type { ActionView, SectionView } from '../../present/section-view.ts'

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
