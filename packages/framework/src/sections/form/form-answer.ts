import type { RefusedGift } from '../donate/donate-form.tsx'

/** One field of a form that an editor made. */
export interface MessageField {
  name: string
  label: string
  type: 'text' | 'textarea' | 'select' | 'checkbox' | 'number' | 'date' | 'email' | 'phone'
  required: boolean
  /** The options of a `select`. */
  options: readonly string[]
  help: string
}

/** Response to a submitted form. */
export type MessageAnswer = { form: string } & (
  | { status: 'sent' }
  | {
      status: 'invalid' | 'failed'
      /** Submitted values by name, to refill the form. */
      values: Readonly<Record<string, string>>
      /** The error of each field, by the field's name. */
      errors: Readonly<Record<string, string>>
      /** Too many were sent: why, and how many seconds it is until the next may be. */
      limited?: { text: string; retryAfterS: number } | undefined
    }
)

/** The hidden field that names the form. */
export const formField = 'milepost-form'
/** Honeypot field: people never see it, so only bots fill it in. */
export const trapField = 'milepost-website'

/** A form whose answer did not come. */
interface FormWithoutAnswer {
  form: string
  text?: string | undefined
  /** The browser was offline, so nothing was sent. */
  wasOffline?: boolean | undefined
}

/** The server's answer to a form of the page. */
export interface PageFormAnswer {
  refused?: RefusedGift | undefined
  message?: MessageAnswer | undefined
  /** Prefix of the page title after an error, such as "Error: ". */
  titlePrefix?: string | undefined
  /** The form of this name was not taken; '' is the donate form. Without a text, no answer came. */
  lost?: FormWithoutAnswer | undefined
}
