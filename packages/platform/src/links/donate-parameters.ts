import { toMajorText, toMinor } from '@milepost/measures'
import { buildQuery } from '../request/build-query.ts'

/** The text that the platform replaces by the new donation's id when it returns to the exit URL. */
export const donationIdToken = 'JUSTGIVING-DONATION-ID'

/** What a donate link may carry along. */
export interface DonateParameters {
  /** Major units; whole amounts are written whole, others with the decimals of the currency. */
  amount?: number | undefined
  /** @default 'GBP', where there is an amount */
  currency?: string | undefined
  /** Comes back as the donation's third-party reference. */
  reference?: string | undefined
  /** Where the donor returns to. `donationIdToken` inside it becomes the donation's id. */
  exitUrl?: string | undefined
  /** The donor's message, for them to change. */
  message?: string | undefined
}

/** The query of a donate link; '' when there is nothing to carry. */
export function donateQuery(parameters: DonateParameters = {}): string {
  const { currency, reference, exitUrl, message } = parameters
  const amount = amountText(parameters.amount, currency ?? 'GBP')
  return buildQuery({
    amount,
    currency: currency ?? (amount ? 'GBP' : undefined),
    reference,
    exitUrl,
    message,
  })
}

/** What cannot be given is left out, for the donor to type. */
function amountText(amount: number | undefined, currency: string): string | undefined {
  const amountMinor = toMinor(amount, currency)
  return amountMinor > 0 && amountMinor < Number.MAX_SAFE_INTEGER
    ? toMajorText(amountMinor, currency)
    : undefined
}
