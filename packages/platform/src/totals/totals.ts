import { toHundredths, type TotalsRecord } from '@milepost/measures'
import { asList, asRecord, toAmount, toText } from '../values/values.ts'

/** Parses totals records, dropping rows without a domain and amounts without a unit. Never throws. */
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

/** Converts amounts to totals records, one per measurement domain. Money is in hundredths of a major unit, as the platform sends it. */
export function toTotalsRecords({
  onlineMinor,
  offlineMinor,
  donations,
  currency,
}: {
  onlineMinor: number
  offlineMinor: number
  donations: number
  currency: string
}): TotalsRecord[] {
  const unit = currency.toLowerCase()
  return [
    {
      measurementDomain: 'fundraising:donations_received',
      amounts: [{ value: toHundredths(onlineMinor, currency), unit }],
    },
    {
      measurementDomain: 'fundraising:donations_made',
      amounts: [{ value: donations, unit: 'count' }],
    },
    {
      measurementDomain: 'fundraising:offline_donations',
      amounts: [{ value: toHundredths(offlineMinor, currency), unit }],
    },
  ]
}
