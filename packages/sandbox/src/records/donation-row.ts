import type { TotalsRecordWire } from '@milepost/platform/testing'
import { currencyCodes, exchangeMinor } from '../values/wire-values.ts'

/** A donation row, joined with the fields of its page, campaign and charity that responses need. */
export interface DonationRow {
  id: number
  guid: string
  amountMinor: number
  currencyCode: string
  donorAmountMinor: number
  donorCurrencyCode: string
  donorName: string | null
  message: string | null
  madeMs: number
  reference: string | null
  status: string
  giftAidMinor: number
  /** 1 if the amount is hidden. */
  amountHidden: number
  charityId: number
  charityName: string
  eventId: number
  campaignGuid: string | null
  pageId: number | null
  pageShortName: string | null
  pageTitle: string | null
  pageOwnerName: string | null
}

/** SELECT statement for all donation reads. Callers append conditions and limits. */
export const selectDonations = `
  SELECT d.id, d.guid, d.amount_minor AS amountMinor, d.currency_code AS currencyCode,
    d.donor_amount_minor AS donorAmountMinor, d.donor_currency_code AS donorCurrencyCode,
    d.donor_name AS donorName, d.message, d.made_ms AS madeMs, d.reference, d.status,
    d.gift_aid_minor AS giftAidMinor, d.amount_hidden AS amountHidden, d.charity_id AS charityId, ch.name AS charityName,
    d.event_id AS eventId, c.guid AS campaignGuid, d.page_id AS pageId,
    p.short_name AS pageShortName, p.title AS pageTitle,
    a.first_name || ' ' || a.last_name AS pageOwnerName
  FROM donations AS d
    JOIN charities AS ch ON ch.id = d.charity_id
    LEFT JOIN campaigns AS c ON c.id = d.campaign_id
    LEFT JOIN pages AS p ON p.id = d.page_id
    LEFT JOIN accounts AS a ON a.id = p.owner_id`

/** Sums of donations in a single currency. */
export interface MoneySum {
  onlineMinor: number
  offlineMinor: number
  donationCount: number
  currencyCode: string
}

/** Returns totals records in all supported currencies, starting with the currency of the sum (wire contract §2.3.4). */
export function createMoneyRecords(sum: MoneySum): TotalsRecordWire[] {
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
