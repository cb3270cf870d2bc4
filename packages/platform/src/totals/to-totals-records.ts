import { toHundredths, type TotalsRecord } from '@milepost/measures'

/** Converts sums of money to totals records, one per domain, with money in hundredths as the platform sends it. */
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
