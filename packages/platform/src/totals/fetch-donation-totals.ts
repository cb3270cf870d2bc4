import {
  addMoney,
  getCountryCurrency,
  money,
  summariseTotals,
  sumMinor,
  toMajor,
  toMinor,
} from '@milepost/measures'
import { parseCampaign } from '../campaigns/campaign.ts'
import { type DonationTotals, parseDonationTotals } from '../donations/donation.ts'
import { MissingArgumentError, UnsupportedError } from '../errors/errors.ts'
import type { ReadParameters } from '../pages/page.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Ids, listEvents, listIds, toPathSegment } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord, toAmount } from '../values/values.ts'

/** Filters for donation totals. A tag takes precedence over a reference, a reference over events, events over charities and campaigns. */
export interface DonationTotalsQuery {
  /** ID of a tag that pages must have. Requires `tagValue` and the GUID of a `campaign`. */
  tagId?: string | undefined
  tagValue?: string | undefined
  donationRef?: string | undefined
  /** Numeric IDs. Can be combined with `charity`, to count only that charity's donations. */
  event?: Ids | undefined
  charity?: Ids | undefined
  /** GUIDs. */
  campaign?: Ids | undefined
  /**
   * Whether the totals of a campaign include offline donations. For a charity or an event, this is sent to the platform, which decides.
   * By tag, `raised` never includes them; for an event, it always does. @default false
   */
  includeOffline?: boolean | undefined
  /** Requested currency code. @default the currency of `country`, or GBP */
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
 * Fetches donation totals by tag, reference, event, charity or campaign.
 *
 * @throws {MissingArgumentError} if there is no filter, or a tag has no ID or value
 * @throws {UnsupportedError} if an event is not numeric, or a tag has no campaign GUID
 * @throws {CurrencyMismatchError} if campaigns have different currencies
 */
export async function fetchDonationTotals(
  platform: Platform,
  selection: DonationTotalsQuery,
): Promise<DonationTotals> {
  const { tagId, tagValue, donationRef, event, includeOffline, ...rest } = cleanInputs(selection)
  const { country, signal } = rest
  const parameters = { country, includeOffline }
  const source = {
    signal,
    parameters,
    currency: rest.currency ?? (country ? getCountryCurrency(country) : 'GBP'),
  }
  const campaigns = listIds(rest.campaign)
  const charities = listIds(rest.charity)
  const events = listEvents(event)
  if (tagId || tagValue) {
    // A numeric ID belongs to an event. If it were used, the tag would be ignored and the totals too large.
    if (campaigns.length === 0 || campaigns.some((id) => /^\d+$/.test(id))) {
      throw new UnsupportedError('Totals by tag require the GUID of a campaign')
    }
    return sum(
      campaigns.map((id) =>
        fetchByTag(platform, source, { id, tagId: tagId ?? '', tagValue: tagValue ?? '' }),
      ),
    )
  }
  if (donationRef) return fetchByReference(platform, source, donationRef)
  if (events.length > 0) return fetchByEvent(platform, source, events, charities)
  if (charities.length === 0 && campaigns.length === 0) throw new MissingArgumentError('campaign')
  if (includeOffline && charities.length === 0) {
    return sum(campaigns.map((id) => fetchByCampaign(platform, source, id)))
  }
  const query = {
    campaignGuids: campaigns,
    charityIds: charities,
    currencyCode: source.currency,
    ...parameters,
  }
  const path = '/donationsleaderboards/v1/totals'
  const response = await requestRest(platform, { to: 'api', path, query, signal })
  return parseDonationTotals(response, source.currency)
}

async function fetchByReference(
  platform: Platform,
  { currency, signal }: Source,
  reference: string,
): Promise<DonationTotals> {
  const path = `/v1/donationtotal/ref/${toPathSegment('donationRef', reference)}`
  const query = { currencyCode: currency }
  const response = await requestRest(platform, { to: 'api', path, query, signal })
  return parseDonationTotals(response, currency)
}

/** Fetches amounts from the event leaderboard. The donation count comes from the feed, which cannot filter an event by charity. */
async function fetchByEvent(
  platform: Platform,
  { currency, signal, parameters }: Source,
  events: readonly string[],
  charities: readonly string[],
): Promise<DonationTotals> {
  const path = '/v1/events/leaderboard'
  const query = { eventid: events, currency, charityIds: charities, ...parameters }
  const feed = `/v1/${platform.environment.provider}/donations`
  const filter = { eventId: events.join(',') }
  const [board, donations] = await Promise.all([
    requestRest(platform, { to: 'api', path, query, signal }),
    charities.length === 0 &&
      requestRest(platform, { to: 'services', path: feed, query: filter, signal }),
  ])
  const { totalResults } = asRecord(asRecord(donations)['meta'])
  return parseDonationTotals({ ...asRecord(board), totalResults }, currency)
}

async function fetchByCampaign(
  platform: Platform,
  { currency: requested, signal, parameters: query }: Source,
  id: string,
): Promise<DonationTotals> {
  const segment = toPathSegment('campaign', id)
  const path = `/v1/${platform.environment.provider}/campaigns/${segment}`
  const campaign = asRecord(await requestRest(platform, { to: 'services', path, query, signal }))
  const summary = asRecord(campaign['donationSummary'])
  // Amounts are always in the campaign's currency, regardless of the requested one.
  const currency = parseCampaign(platform, campaign).currencyCode ?? requested
  const parts = ['fundraiserRaisedAmount', 'directDonationAmount', 'offlineAmount']
  const raisedMinor = sumMinor(parts.map((part) => toMinor(toAmount(summary[part]), currency)))
  const { offlineAmount: offline, totalNumberOfDonations: donations } = summary
  const response = { raised: toMajor(raisedMinor, currency), offline, donations }
  return parseDonationTotals(response, currency)
}

async function fetchByTag(
  platform: Platform,
  { currency, signal }: Source,
  { id, tagId, tagValue }: { id: string; tagId: string; tagValue: string },
): Promise<DonationTotals> {
  // Loaded on demand, so that other REST calls do not load the GraphQL transport.
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
    const [augend, addend] = [first, second].map(({ money: amounts }) =>
      money(amounts[part], amounts.currency ?? ''),
    )
    return addMoney(augend!, addend!)
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
