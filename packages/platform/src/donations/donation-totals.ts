/** What was given to something, in one currency (Spec §3). */
export interface DonationTotals {
  /** Major units. */
  raised: number
  /** Major units given offline. */
  offline: number
  /** How many donations. */
  donations: number
}
