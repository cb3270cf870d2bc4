import { toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import { momentWords } from '../messages/moment-words.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Matching } from '../project/matching.ts'

/** The promise of match funding, and what it may have reached by now, as sentences. */
export interface MatchingWords {
  /** The sentence that says what is added to a gift. */
  readonly offer: string
  /** Its limits and its time, a sentence each. */
  readonly terms: readonly string[]
  /** Undefined where nothing is counted yet. */
  readonly forecast: string | undefined
}

/** Puts a promise to add to gifts into words. */
export function matchingWords(
  matching: Matching,
  { messages, country }: { messages: SiteMessages; country: string },
): MatchingWords {
  const { funder, currency, potMinor, ratioPercent, capMinor, state, forecast } = matching
  const words = messages.matching
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const moment = (at: Date) => momentWords(at, { messages, country })
  const one = toMinor(1, currency)
  const pot = amount(potMinor)
  const values = { funder, pot, given: amount(one), added: amount((one * ratioPercent) / 100) }
  const isOpenYet = state === 'before' || state === 'open'
  return {
    offer: fillMessage(isOpenYet ? words.offer : words.wasOffered, values),
    terms: [
      ...(capMinor === undefined ? [] : [fillMessage(words.cap, { cap: amount(capMinor) })]),
      fillMessage(words.pot, values),
      ...(state === 'before' && matching.starts
        ? [fillMessage(words.starts, { time: moment(matching.starts) })]
        : []),
      ...(matching.ends
        ? [
            fillMessage(state === 'over' ? words.ended : words.ends, {
              time: moment(matching.ends),
            }),
          ]
        : []),
    ],
    forecast:
      forecast &&
      fillMessage(
        state === 'usedUp' ? words.usedUp : forecast.isAtLeast ? words.atLeast : words.soFar,
        {
          ...values,
          amount: amount(forecast.amountMinor),
        },
      ),
  }
}
