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

/** What a form answers once it was sent. */
export type MessageAnswer = { form: string } & (
  | { status: 'sent' }
  | {
      status: 'invalid' | 'failed'
      /** What was typed, by name, so that nothing is lost. */
      values: Readonly<Record<string, string>>
      /** The error of each field, by the field's name. */
      errors: Readonly<Record<string, string>>
      /** Too many were sent: why, and how many seconds it is until the next may be. */
      limited?: { text: string; retryAfterS: number } | undefined
    }
)

/** The hidden field that names the form. */
export const formField = 'milepost-form'
/** A field that people never see: whoever fills it in is a machine. */
export const trapField = 'milepost-website'
