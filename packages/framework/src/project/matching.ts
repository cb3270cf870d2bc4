/** Whether a promise to add to gifts is still to come, applies, is used up as far as is known, or has ended. */
export type MatchingState = 'before' | 'open' | 'usedUp' | 'over'

/** What a funder promises to add to gifts, and what that may be by now. Amounts are in minor units of one currency. */
export interface Matching {
  readonly funder: string
  readonly state: MatchingState
  /** The currency's code, in upper case. */
  readonly currency: string
  readonly potMinor: number
  /** Hundredths that are added for one unit given. */
  readonly ratioPercent: number
  readonly capMinor: number | undefined
  readonly starts: Date | undefined
  readonly ends: Date | undefined
  /** Undefined before the start, and where gifts could not be counted. */
  readonly forecast: MatchingForecast | undefined
}

/** What gifts so far may bring from the funder. It is in no total. */
export interface MatchingForecast {
  readonly amountMinor: number
  /** There may be more gifts than could be counted. */
  readonly isAtLeast: boolean
  readonly asOf: Date
}
