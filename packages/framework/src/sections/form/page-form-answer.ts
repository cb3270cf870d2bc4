import type { RefusedGift } from '../donate/donate-form-view.ts'
import type { MessageAnswer } from './message-field.ts'

/** A form whose answer did not come. */
export interface FormWithoutAnswer {
  form: string
  text?: string | undefined
  /** There was no network, so nothing was sent. */
  wasOffline?: boolean | undefined
}

/** The server's answer to a form of the page. */
export interface PageFormAnswer {
  refused?: RefusedGift | undefined
  message?: MessageAnswer | undefined
  /** What is before the page's title, such as "Error: ": the form was not taken. */
  titlePrefix?: string | undefined
  /** The form of this name was not taken; '' is the donate form. Without a text, no answer came. */
  lost?: FormWithoutAnswer | undefined
}
