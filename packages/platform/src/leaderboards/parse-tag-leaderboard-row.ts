import { currencySymbol, fromHundredths, toMajor } from '@milepost/measures'
import type { WithEnvironment } from '../links/with-environment.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import { parseGraphEntry } from './parse-graph-entry.ts'
import type { TagLeaderboardEntry } from './tag-leaderboard-entry.ts'

/**
 * Reads a row of a tag leaderboard. A value that stands for no page, such as the name of a branch,
 * has no links. Never throws.
 */
export function parseTagLeaderboardRow(
  context: WithEnvironment,
  wire: unknown,
  {
    unit,
    currency,
  }: {
    /** What the board ranks by. */
    unit: string
    /** The currency of `raised`, if the value is not a page. */
    currency: string
  },
): TagLeaderboardEntry {
  const row = asRecord(wire)
  const tagValue = toText(row['tagValue']) ?? ''
  const amounts = asList(row['amounts']).map(asRecord)
  // Picked by unit, never by position.
  const amountIn = (wanted: string) =>
    toAmount(
      amounts.find((amount) => toText(amount['unit'])?.toLowerCase() === wanted.toLowerCase())?.[
        'value'
      ],
    )
  const isMoney = !['count', 'meters', 'seconds'].includes(unit)
  const amountMinor = isMoney ? fromHundredths(amountIn(unit), unit) : undefined
  const amount = amountMinor === undefined ? amountIn(unit) : toMajor(amountMinor, unit)
  const code = currency.toUpperCase()
  const raisedMinor = fromHundredths(amountIn(code), code)
  const node = row['tagValueAsNode']
  const entry =
    typeof node === 'object' && node !== null
      ? parseGraphEntry(context, node)
      : {
          currency: code,
          currencySymbol: currencySymbol(code),
          donationUrl: undefined,
          id: tagValue,
          image: undefined,
          money: {
            raisedMinor,
            offlineMinor: 0,
            targetMinor: 0,
            currency: code,
          },
          name: tagValue,
          offline: 0,
          owner: undefined,
          ownerImage: undefined,
          position: 0,
          raised: toMajor(raisedMinor, code),
          slug: '',
          status: undefined,
          subtitle: undefined,
          target: 0,
          totalDonations: amountIn('count'),
          url: '',
        }
  return { ...entry, amount, amountMinor, unit, tagValue }
}
