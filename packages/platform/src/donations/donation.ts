import type { MoneyOf } from '../values/money-of.ts'

/** One gift, as the product speaks of it (Spec §3). */
export interface Donation {
  /** '' when the platform gives none. */
  id: string
  /** Major units of `currency`; 0 where the donor hid it. */
  amount: number
  /** There is no donor's name, or it is 'anonymous'. */
  anonymous: boolean
  /** The charity's id. */
  charity: string | undefined
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  /** The currency that the donor paid in, if it is known. */
  currency: string | undefined
  donationRef: string | undefined
  /** The event's id. */
  event: string | undefined
  /** The donor wished that nobody sees how much they gave: `amount` and `money` are 0 then. @default false */
  isAmountHidden?: boolean | undefined
  message: string | undefined
  /** The amount to reckon with. */
  money: MoneyOf<'amount'>
  name: string | undefined
  /** The page's short name. */
  page: string | undefined
  /** The status in the platform's words. Compare it without case. */
  status: string | undefined
}
