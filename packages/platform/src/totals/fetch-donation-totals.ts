import {
  addMoney,
  countryCurrency,
  money,
  summariseTotals,
  sumMinor,
  toMajor,
  toMinor,
} from '@milepost/measures'
import { parseCampaign } from '../campaigns/campaign.ts'
import { type DonationTotals, parseDonationTotals } from '../donations/donation.ts'
import { MissingArgumentError } from '../errors/errors.ts'
import type { ReadParameters } from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing, type Ids, listEvents, listIds, pathSegment } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord, toAmount } from '../values/values.ts'

/** Whose donations are added up. Of several, the first one in this order decides what is asked. */
export interface DonationTotalsSelection {
  /** With `campaign` and `tagValue`: only pages with this tag, by the graph. Wins over all others. */
  tagId?: string | undefined
  tagValue?: string | undefined
  donationRef?: string | undefined
  /** Numeric ids. With `charity`, that charity's part. */
  event?: Ids | undefined
  charity?: Ids | undefined
  /** Guids. */
  campaign?: Ids | undefined
  /** Whether a campaign's offline money counts. @default false */
  includeOffline?: boolean | undefined
  /** @default that of `country`, and GBP without one */
  currency?: string | undefined
  country?: string | undefined
  signal?: AbortSignal | undefined
}

type Source = {
  currency: string
  signal: AbortSignal | undefined
  parameters: ReadParameters
}

/**
 * Reads what was given to a campaign, a charity, an event or under a reference, in one currency.
 *
 * @throws {MissingArgumentError} without any of them
 * @throws {UnsupportedError} for an event that is no number
 */
export async function fetchDonationTotals(
  platform: Platform,
  selection: DonationTotalsSelection,
): Promise<DonationTotals> {
  const { tagId, tagValue, donationRef, event, includeOffline, ...rest } = emptyIfMissing(selection)
  const { country, signal } = rest
  const parameters = { country, includeOffline }
  const source = {
    signal,
    parameters,
    currency: rest.currency ?? (country ? countryCurrency(country) : 'GBP'),
  }
  const campaigns = listIds(rest.campaign)
  const charities = listIds(rest.charity)
  const events = listEvents(event)
  // A number is an event's id in the place of a campaign's: no tag is summed up under it.
  const guids = campaigns.filter((id) => !/^\d+$/.test(id))
  if (tagId && tagValue && guids.length > 0) {
    return sum(guids.map((id) => byTag(platform, source, { id, tagId, tagValue })))
  }
  if (donationRef) return byReference(platform, source, donationRef)
  if (events.length > 0) return byEvent(platform, source, events, charities)
  if (charities.length === 0 && campaigns.length === 0) throw new MissingArgumentError('campaign')
  if (includeOffline && charities.length === 0) {
    return sum(campaigns.map((id) => byCampaign(platform, source, id)))
  }
  const query = {
    campaignGuids: campaigns,
    charityIds: charities,
    currencyCode: source.currency,
    ...parameters,
  }
  const path = '/donationsleaderboards/v1/totals'
  const answer = await requestRest(platform, { to: 'api', path, query, signal })
  return parseDonationTotals(answer, source.currency)
}

async function byReference(
  platform: Platform,
  { currency, signal }: Source,
  reference: string,
): Promise<DonationTotals> {
  const path = `/v1/donationtotal/ref/${pathSegment('donationRef', reference)}`
  const query = { currencyCode: currency }
  const answer = await requestRest(platform, { to: 'api', path, query, signal })
  return parseDonationTotals(answer, currency)
}

/** The leaderboard knows the money, the feed how many donations; of one charity only the money. */
async function byEvent(
  platform: Platform,
  { currency, signal, parameters }: Source,
  events: readonly string[],
  charities: readonly string[],
): Promise<DonationTotals> {
  const feed = `/v1/${platform.environment.provider}/donations`
  const [board, donations] = await Promise.all([
    requestRest(platform, {
      to: 'api',
      path: '/v1/events/leaderboard',
      query: { eventid: events, currency, charityIds: charities, ...parameters },
      signal,
    }),
    charities.length > 0
      ? undefined
      : requestRest(platform, {
          to: 'services',
          path: feed,
          query: { eventId: events.join(',') },
          signal,
        }),
  ])
  const { totalResults } = asRecord(asRecord(donations)['meta'])
  return parseDonationTotals({ ...asRecord(board), totalResults }, currency)
}

async function byCampaign(
  platform: Platform,
  { currency: requested, signal, parameters: query }: Source,
  id: string,
): Promise<DonationTotals> {
  const segment = pathSegment('campaign', id)
  const path = `/v1/${platform.environment.provider}/campaigns/${segment}`
  const campaign = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
  const summary = asRecord(campaign['donationSummary'])
  // The amounts are in the campaign's currency, whichever was requested.
  const currency = parseCampaign(platform, campaign).currencyCode ?? requested
  const parts = ['fundraiserRaisedAmount', 'directDonationAmount', 'offlineAmount']
  const raisedMinor = sumMinor(parts.map((part) => toMinor(toAmount(summary[part]), currency)))
  const { offlineAmount: offline, totalNumberOfDonations: donations } = summary
  const answer = { raised: toMajor(raisedMinor, currency), offline, donations }
  return parseDonationTotals(answer, currency)
}

async function byTag(
  platform: Platform,
  { currency, signal }: Source,
  { id, tagId, tagValue }: { id: string; tagId: string; tagValue: string },
): Promise<DonationTotals> {
  // The graph's transport is loaded only by who asks by tag.
  const { fetchTotals } = await import('./fetch-totals.ts')
  const segment = `page:campaign:${id}`
  const records = await fetchTotals(platform, { segment, tagId, tagValue, signal })
  return parseDonationTotals(summariseTotals(records, currency), currency)
}

/** @throws {CurrencyMismatchError} if the totals are in different currencies */
async function sum(running: readonly Promise<DonationTotals>[]): Promise<DonationTotals> {
  return (await Promise.all(running)).reduce(addDonationTotals)
}

function addDonationTotals(first: DonationTotals, second: DonationTotals): DonationTotals {
  const [raised, offline] = (['raisedMinor', 'offlineMinor'] as const).map((part) => {
    const [one, other] = [first, second].map(({ money: amounts }) =>
      money(amounts[part], amounts.currency ?? ''),
    )
    return addMoney(one!, other!)
  })
  return {
    raised: toMajor(raised!.amountMinor, raised!.currency),
    offline: toMajor(offline!.amountMinor, offline!.currency),
    money: {
      raisedMinor: raised!.amountMinor,
      offlineMinor: offline!.amountMinor,
      currency: raised!.currency || undefined,
    },
    donations: first.donations + second.donations,
  }
}
