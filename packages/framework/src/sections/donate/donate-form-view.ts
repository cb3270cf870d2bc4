/** One suggested amount. */
export interface AmountChoice {
  /** What the form sends: major units, such as `25`. */
  value: string
  /** Formatted, such as `£25`. */
  amount: string
  /** What a gift of this amount pays for; may be empty. */
  label: string
}

/** The form in which a donor chooses an amount, as plain data. */
export interface DonateFormView {
  currency: string
  currencySymbol: string
  choices: readonly AmountChoice[]
  /** The choice that is made at first; undefined for the other amount. */
  selected: string | undefined
  /** The donor's own amount, where a link asks for one that is not suggested. */
  typed?: string
  legend: string
  otherLabel: string
  submitLabel: string
  note: string
  /** What somebody adds to the gift; undefined for nothing. */
  matching?: string | undefined
}

/** What the action answers when it refuses a gift. */
export interface RefusedGift {
  error: string
  /** The amount that was typed, so that it is not lost. */
  selected: string | undefined
  typed: string
}
