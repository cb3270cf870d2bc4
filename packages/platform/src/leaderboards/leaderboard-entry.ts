import type { MoneyOf } from '../values/money-of.ts'

/** One row of a leaderboard, as the product speaks of it (Spec §3). Amounts are in major units. */
export interface LeaderboardEntry {
  currency: string | undefined
  currencySymbol: string
  /** undefined for teams, which cannot be given to directly. */
  donationUrl: string | undefined
  id: string
  /** undefined for a team without a picture. */
  image: string | undefined
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'offline' | 'target'>
  name: string
  /** The part of `raised` given offline, where it is told. */
  offline: number
  owner: string | undefined
  ownerImage: string | undefined
  /** 1 for the first. */
  position: number
  raised: number
  slug: string
  /** The status in the platform's words. Compare it without case. */
  status: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  url: string
}
