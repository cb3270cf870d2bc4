import { currencySymbol, parseAmount, toMajorText, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import type { SiteMessages } from '../../messages/site-messages.ts'
import type { AmountChoice, DonateFormView } from './donate-form-view.ts'
import { giftLimits } from './gift-limits.ts'

/** Suggestions where an editor made none, in major units. */
const usualAmounts = [10, 25, 50, 100].map((amount) => ({ amount, label: '' }))

export interface DonateFormSettings {
  /** Suggested amounts in major units, with what each amount does. Empty for the usual amounts. */
  suggestions: readonly { amount: number; label: string }[]
  currency: string
  country: string
  messages: SiteMessages
  /** What somebody adds to a gift, as sentences; undefined for nothing. */
  matching?: string | undefined
  /** An amount that a link asks for, in major units as typed; what is none counts as not given. */
  asked?: string | null
}

/** Describes the donate form. The second suggestion is ticked: the middle of what people give. */
export function describeDonateForm(settings: DonateFormSettings): DonateFormView {
  const { currency, country, messages, suggestions, asked, matching } = settings
  const offered = suggestions.length === 0 ? usualAmounts : suggestions
  const choices: AmountChoice[] = offered.map(({ amount, label }) => ({
    value: String(amount),
    amount: formatMoney(toMinor(amount, currency), { currency, country }),
    label,
  }))
  const wanted = askedAmount(asked, currency)
  const isOffered = choices.some(({ value }) => value === wanted)
  return {
    currency,
    currencySymbol: currencySymbol(currency, country),
    choices,
    selected:
      wanted === undefined ? (choices[1] ?? choices[0])?.value : isOffered ? wanted : undefined,
    ...(wanted !== undefined && !isOffered && { typed: wanted }),
    legend: messages.giving.chooseAmount,
    otherLabel: messages.giving.otherAmount,
    submitLabel: messages.giving.continueToPayment,
    matching,
    note: messages.giving.paymentNote,
  }
}

/** The amount that a link asks for, as the form would send it. */
function askedAmount(asked: string | null | undefined, currency: string): string | undefined {
  const amount = parseAmount(asked, { currency, maxMinor: giftLimits(currency).maxMinor })
  if (!amount.ok) return undefined
  return toMajorText(amount.amountMinor, currency)
}
