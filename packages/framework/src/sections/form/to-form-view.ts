import type { MessageField } from './message-field.ts'
import { messageEndpointUrl } from './send-message.ts'
import type { SliceOf, SliceScope } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView } from '../../totals/section-view.ts'
import { formId } from './form-id.ts'

export interface FormView extends SectionView {
  type: 'form'
  id: string
  fields: MessageField[]
  button: string
  /** Why it cannot be sent; empty when it can. */
  problem: string
  words: {
    sent: string
    failed: string
    invalid: string
    optional: string
    choose: string
    leaveEmpty: string
  }
}

/** A form that is sent to a configured endpoint. Where that is stays on the server. */
export function toFormView(slice: SliceOf<'form'>, { messages, services }: SliceScope): FormView {
  const { endpoint, button, successText, failureText } = slice.primary
  const { formsOrigin } = services.environment
  const isSendable = messageEndpointUrl({ endpoint, formsOrigin }) !== undefined
  return {
    type: 'form',
    ...toSectionView(slice.primary),
    id: formId(slice),
    fields: slice.items.map((item) => ({ ...item })),
    button: button || messages.contactForm.send,
    problem: isSendable ? '' : messages.contactForm.nowhere,
    words: {
      sent: successText || messages.contactForm.sent,
      failed: failureText || messages.contactForm.failed,
      invalid: messages.contactForm.invalid,
      optional: messages.contactForm.optional,
      choose: messages.contactForm.choose,
      leaveEmpty: messages.contactForm.leaveEmpty,
    },
  }
}
