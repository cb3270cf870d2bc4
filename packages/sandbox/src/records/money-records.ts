import type { TotalsRecordWire } from '@milepost/platform/testing'
import { currencyCodes, exchangeMinor } from '../values/exchange.ts'

/** Sum of donations in minor units of one currency. */
export interface MoneySum {
  onlineMinor: number
  offlineMinor: number
  donationCount: number
  currencyCode: string
}

/** Money sums as totals records: every currency the platform takes, its own first (wire contract §2.3.4). */
export function moneyRecords(sum: MoneySum): TotalsRecordWire[] {
  const own = sum.currencyCode
  const codes = [own, ...currencyCodes.filter((code) => code !== own)]
  const amounts = (minor: number) =>
    codes.map((code) => ({ value: exchangeMinor(minor, own, code), unit: code.toLowerCase() }))
  return [
    { measurementDomain: 'fundraising:donations_received', amounts: amounts(sum.onlineMinor) },
    {
      measurementDomain: 'fundraising:donations_made',
      amounts: [{ value: sum.donationCount, unit: 'count' }],
    },
    { measurementDomain: 'fundraising:offline_donations', amounts: amounts(sum.offlineMinor) },
  ]
}
