import type { MoneyOf } from '../values/money-of.ts'

/** What was given to something, in one currency (Spec §3). */
export interface DonationTotals {
  /** Major units. */
  raised: number
  /** Major units given offline. */
  offline: number
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'offline'>
  /** How many donations. */
  donations: number
}
