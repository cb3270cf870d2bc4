import { currencySymbol, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { Messages } from '../messages/messages.ts'
import type { AmountChoice, DonateFormView } from './donate-form-view.ts'

/** Suggestions where an editor made none, in major units. */
const usualAmounts = [10, 25, 50, 100].map((amount) => ({ amount, label: '' }))

export interface DonateFormSettings {
  /** In major units, with what each does; empty for the usual ones. */
  suggestions: readonly { amount: number; label: string }[]
  currency: string
  country: string
  messages: Messages
  action?: string
}

/** Describes the donate form. The second suggestion is ticked: the middle of what people give. */
export function describeDonateForm(settings: DonateFormSettings): DonateFormView {
  const { currency, country, messages, suggestions, action = '' } = settings
  const offered = suggestions.length === 0 ? usualAmounts : suggestions
  const choices: AmountChoice[] = offered.map(({ amount, label }) => ({
    value: String(amount),
    amount: formatMoney(toMinor(amount, currency), { currency, country }),
    label,
  }))
  return {
    action,
    currency,
    currencySymbol: currencySymbol(currency, country),
    choices,
    selected: (choices[1] ?? choices[0])?.value,
    legend: messages.chooseAmount,
    otherLabel: messages.otherAmount,
    submitLabel: messages.continueToPayment,
    note: messages.paymentNote,
  }
}
