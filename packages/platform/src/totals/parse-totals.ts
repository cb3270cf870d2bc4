import type { TotalsRecord } from '@milepost/measures'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'

/**
 * Reads the records of a totals query. Rows without a domain and amounts without a unit are
 * dropped; anything but a list gives none. Amounts of money are in minor units.
 */
export function parseTotals(wire: unknown): TotalsRecord[] {
  return asList(wire).flatMap((row) => {
    const { measurementDomain, amounts } = asRecord(row)
    const domain = toText(measurementDomain)
    if (domain === undefined) return []
    return [
      {
        measurementDomain: domain,
        amounts: asList(amounts).flatMap((item) => {
          const { value, unit } = asRecord(item)
          const name = toText(unit)
          return name === undefined ? [] : [{ value: toAmount(value), unit: name }]
        }),
      },
    ]
  })
}
