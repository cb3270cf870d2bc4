import type { SiteMessages } from '../messages/site-messages.ts'
import type { Matching, MatchingState } from '../project/matching.ts'
import { matchingWords } from '../matching/matching-words.ts'

/** What a funder adds to gifts, as other sites read it. It is in no total. */
export interface MatchingJson {
  funder: string
  state: MatchingState
  potMinor: number
  /** Hundredths that are added for one unit given: 100 doubles a gift. */
  ratioPercent: number
  /** The most that is added to one gift; null for no such limit. */
  capMinor: number | null
  /** ISO 8601 in UTC; null where there is no such limit. */
  starts: string | null
  ends: string | null
  /** Null before the start, and where gifts cannot be counted. */
  forecast: { amountMinor: number; atLeast: boolean; asOf: string } | null
  text: { offer: string; terms: readonly string[]; forecast?: string }
}

/** Puts a promise to add to gifts into figures and words for other sites. */
export function toMatchingJson(
  matching: Matching,
  scope: { messages: SiteMessages; country: string },
): MatchingJson {
  const { funder, state, potMinor, ratioPercent, capMinor, starts, ends, forecast } = matching
  const words = matchingWords(matching, scope)
  return {
    funder,
    state,
    potMinor,
    ratioPercent,
    capMinor: capMinor ?? null,
    starts: starts?.toISOString() ?? null,
    ends: ends?.toISOString() ?? null,
    forecast:
      forecast === undefined
        ? null
        : {
            amountMinor: forecast.amountMinor,
            atLeast: forecast.isAtLeast,
            asOf: forecast.asOf.toISOString(),
          },
    text: {
      offer: words.offer,
      terms: words.terms,
      ...(words.forecast !== undefined && { forecast: words.forecast }),
    },
  }
}
