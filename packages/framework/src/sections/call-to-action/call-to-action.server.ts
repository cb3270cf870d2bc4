import { type ImageView, toActionViews, toImageView } from '../../totals/views.ts'
import { type SliceOf, type SliceScope, toSectionView } from '../section/section-scope.ts'
import type { ActionView, SectionView } from '../../totals/section-view.ts'
import { fillMessage } from '@milepost/supporter/messages'

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

export interface RegisterView extends SectionView {
  type: 'register'
  image: ImageView | undefined
  actions: ActionView[]
}

/** Button to the registration: the site's if it has one, otherwise the platform's. */
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

export interface UnknownView {
  type: 'unknown'
  message: string
}

/** Names a slice's unknown type (Spec §8). In development it also names the file where slices are registered. */
export function toUnknownView(
  { name }: SliceOf<'unknown'>,
  { messages, services }: SliceScope,
): UnknownView {
  const message = fillMessage(messages.sections.unknownSlice, { type: name })
  const { development } = services.environment
  return { type: 'unknown', message: development ? `${message} (${where})` : message }
}

const where = 'app/site.server.ts registers slices of your own'
