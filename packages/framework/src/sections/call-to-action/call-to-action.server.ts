import { toActionViews, toImageView } from '../../totals/views.ts'
import { defineSections } from '../section/define-sections.ts'
import type { ActionView } from '../../totals/section-view.ts'
import { fillMessage } from '@milepost/supporter/messages'

/** Calls to action, and the message for slices of an unknown type. */
export const callsToAction = defineSections({
  callToAction: {
    // After the campaign's end, a call to start a page or donate has no buttons left.
    isShown: ({ items }, { project, targets, messages }) =>
      !project?.hasEnded ||
      items.length === 0 ||
      toActionViews(items, targets, messages).length > 0,
    present: ({ primary, items }, { targets, messages }) => ({
      image: toImageView(primary.image),
      actions: toActionViews(items, targets, messages),
    }),
  },
  // Links to the site's registration if it has one, otherwise the platform's.
  register: {
    present({ primary: { image, button } }, { targets, messages }) {
      const href = targets.signup
      const label = button || messages.sections.startRegistration
      const actions: ActionView[] =
        href === undefined ? [] : [{ label, href, emphasis: 'primary', asksFor: 'signup' }]
      return { image: toImageView(image), actions }
    },
  },
  // Names the unknown type (Spec §8). In development it also names the file where slices are registered.
  unknown: {
    present({ name }, { messages, services }) {
      const message = fillMessage(messages.sections.unknownSlice, { type: name })
      const { development } = services.environment
      return { message: development ? `${message} (${registrationHint})` : message }
    },
  },
})

const registrationHint = 'app/site.server.ts registers slices of your own'
