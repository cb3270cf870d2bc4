import type { TotalsRecord } from '@milepost/measures'

/** Sums of money as totals records, one per domain. Amounts are in minor units. */
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
      amounts: [{ value: onlineMinor, unit }],
    },
    {
      measurementDomain: 'fundraising:donations_made',
      amounts: [{ value: donations, unit: 'count' }],
    },
    {
      measurementDomain: 'fundraising:offline_donations',
      amounts: [{ value: offlineMinor, unit }],
    },
  ]
}
