import { type ImageView, toImageView } from '../../totals/to-image-view.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { ActionView, SectionView } from '../../totals/section-view.ts'

export interface RegisterView extends SectionView {
  type: 'register'
  image: ImageView | undefined
  actions: ActionView[]
}

/** The way to the registration: the site's own, where it has one, or else the platform's. */
export function toRegisterView(
  slice: SliceOf<'register'>,
  { targets, messages }: SliceScope,
): RegisterView {
  const { image, button } = slice.primary
  const href = targets.signup
  const label = button || messages.sections.startRegistration
  return {
    type: 'register',
    ...toSectionView(slice.primary),
    image: toImageView(image),
    actions:
      href === undefined ? [] : [{ label, href, emphasis: 'primary', asksFor: 'signup' as const }],
  }
}
