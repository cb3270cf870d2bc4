import { formatMoney, formatRelativeTime } from '@milepost/measures/format'
import type { Donation } from '@milepost/platform'
import type { SiteMessages } from '../messages/site-messages.ts'

/** A gift as lists show it. */
export interface DonationView {
  id: string
  name: string
  /** The name is no name: who gave wished to stay unnamed, or nobody knows. */
  isUnnamed?: true
  /** `gave` in place of an amount that the donor hid. */
  amount: string
  isAmountHidden: boolean
  message: string | undefined
  /** ISO 8601; undefined when unknown. */
  at: string | undefined
  when: string | undefined
}

export interface DonationViewOptions {
  currency: string
  country: string
  messages: SiteMessages
  now: Date
}

/** Puts a gift into words. Who wished to stay unnamed does, and so does an amount that was hidden. */
export function toDonationView(
  donation: Donation,
  { currency, country, messages, now }: DonationViewOptions,
): DonationView {
  const given = donation.currency ?? currency
  const isUnnamed = donation.anonymous || donation.name === undefined
  const isAmountHidden = donation.isAmountHidden === true
  return {
    id: donation.id,
    name: isUnnamed ? messages.figures.anonymous : (donation.name ?? ''),
    ...(isUnnamed && { isUnnamed }),
    amount: isAmountHidden
      ? messages.figures.gave
      : formatMoney(donation.money.amountMinor, { currency: given, country }),
    isAmountHidden,
    message: donation.message?.trim() || undefined,
    at: donation.createdAt,
    when:
      donation.createdAt === undefined
        ? undefined
        : formatRelativeTime(donation.createdAt, now, messages),
  }
}
