import type { FormErrors, FormValues, Rules } from '../validators/index.ts'

/** What a field shows. The same object until something of it changes. */
export interface FieldState {
  /** What is wrong, once it is time to say so. */
  readonly error: string | undefined
  /** Its rules refuse an empty value. */
  readonly isRequired: boolean
}

/** The progress of a form. The same object until something of it changes. */
export interface FormStatus {
  /** The values differ from those at the start, or from those that were sent last. */
  readonly isDirty: boolean
  readonly isSubmitting: boolean
  /** Whether the form's values were sent and accepted. */
  readonly isSubmitted: boolean
  /** How many times somebody tried to send the form. */
  readonly attempts: number
  /** What is wrong with the form as a whole. */
  readonly formErrors: readonly string[]
}

/** What `onSubmit` may return: the server's errors, by field or for the whole form. */
export interface Refusal {
  readonly errors?: Readonly<Record<string, string | undefined>> | undefined
  readonly formErrors?: readonly string[] | undefined
}

/** How an attempt to send ended. */
export type SubmitOutcome<Name extends string = string> =
  /** Something is wrong with the values; nothing was sent. */
  | { readonly status: 'invalid'; readonly errors: FormErrors<Name> }
  /** It was sent, and the receiver found something wrong. */
  | { readonly status: 'refused' }
  | { readonly status: 'submitted' }
  /** It is on its way already, or has arrived. */
  | { readonly status: 'ignored' }

/** How typed text becomes a value; anything it cannot read stays as it is. */
export type FieldParsers<Initial> = { readonly [Name in keyof Initial]?: (raw: unknown) => unknown }

/** The values as rules and receivers see them: parsed where there is a parser. */
export type ParsedValues<Initial, Parse> = {
  readonly [Name in keyof Initial]: Name extends keyof Parse
    ? Parse[Name] extends (raw: unknown) => infer Value
      ? Value
      : Initial[Name]
    : Initial[Name]
}

export interface FormOptions<Initial extends FormValues, Parse extends FieldParsers<Initial>> {
  /** Every field with its first value: text, a boolean for a checkbox, a list for several of them or for files. */
  initial: Initial
  rules?: { readonly [Name in keyof Initial]?: Rules } | undefined
  parse?: Parse | undefined
}

/** Somewhere values are shown, such as the controls of a page. */
export interface FormTarget {
  write(name: string, value: unknown): void
}

/** The state of a form, without a screen. Its functions can be passed on alone. */
export interface Form<Values extends FormValues = FormValues> {
  readonly names: readonly (keyof Values & string)[]
  /** A field's state; unknown names have no error. */
  getField(name: string): FieldState
  readonly getStatus: () => FormStatus
  /** What is in a field, as it was typed. */
  getValue(name: string): unknown
  /** All values, parsed. */
  getValues(): Values
  /** Calls back when anything may have changed. Returns how to stop that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Shows values that the program sets in a target. Returns how to stop that. */
  attach(target: FormTarget): () => void
  /** Sets a value by program, on the screen too. */
  setValue(name: keyof Values & string, value: unknown): void
  /** Notes what somebody typed. */
  receive(name: string, value: unknown): void
  /** Notes what was there before the script came; nothing is validated yet. */
  takeOver(values: FormValues): void
  /** Somebody left the field: from now on it says what is wrong with it. */
  leave(name: string): void
  /** Adds a rule of a field's own, such as a size limit. Returns how to take it away. */
  addRule(name: string, rule: Rules): () => void
  /** Says what is wrong with all fields, or with those named. */
  validate(names?: readonly string[]): FormErrors<keyof Values & string>
  /**
   * Shows what a server found wrong; it goes when the field changes. Unknown fields speak for the form.
   * Afterwards the form can be sent again.
   */
  setErrors(refusal: Refusal): void
  /**
   * Sends the form once: nothing happens while it is on its way, nor again while what was taken is still there
   * there unchanged.
   *
   * @param send - gets the values; answers with what is wrong, if anything
   * @param names - the fields on the screen; the others are not validated
   * @throws what `send` throws; the form can then be sent again
   */
  submit(
    send: (values: Values) => Refusal | undefined | void | Promise<Refusal | undefined | void>,
    names?: readonly string[],
  ): Promise<SubmitOutcome<keyof Values & string>>
  /**
   * Returns to the first values, or to others. A submission in progress still blocks the next one; its result no longer
   * changes the form.
   */
  reset(values?: Partial<Record<keyof Values, unknown>>): void
}
