import type { RefusedGift } from '../donate/donate-form-view.ts'
import type { MessageAnswer } from '../contact-form/message-field.ts'

/** What came back from a form of the page. */
export interface PageAnswer {
  refused?: RefusedGift | undefined
  message?: MessageAnswer | undefined
  /** What stands before the page's title, such as "Error: ": the form was not taken. */
  titlePrefix?: string | undefined
  /** The form of this name was not taken; '' is the donate form. Without a text, no answer came. */
  lost?: { form: string; text?: string | undefined } | undefined
}
