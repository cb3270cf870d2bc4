import { toMinor } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Ids, listIds, pathSegment } from '../request/arguments.ts'
import { readList } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/texts.ts'
import { asList, asRecord, type MinorAmounts, toAmount, toText } from '../values/values.ts'
import {
  type Donation,
  parseDonation,
  parseDonationFeedRow,
  parseListedDonation,
} from './donation.ts'

/**
 * Fetches a donation. With the page owner's token it has more than the public fields.
 *
 * @throws {HttpError} 404 if the donation does not exist
 * @throws {MissingArgumentError} without an ID
 */
export async function fetchDonation(
  platform: Platform,
  inputs: { id: string | number; signal?: AbortSignal | undefined },
): Promise<Donation> {
  const { id, signal } = cleanInputs(inputs)
  const path = `/v1/donation/${pathSegment('id', id)}`
  return parseDonation(await requestRest(platform, { to: 'api', path, withToken: true, signal }))
}

// Spec §9
const maxPerRequest = 500

/**
 * Fetches the donations with a reference, at most 500; none if the reference is unknown.
 *
 * @throws {MissingArgumentError} without a reference
 */
export async function fetchDonationsByReference(
  platform: Platform,
  inputs: { reference: string; signal?: AbortSignal | undefined },
): Promise<Donation[]> {
  const { reference, signal } = cleanInputs(inputs)
  const path = `/v1/donation/ref/${pathSegment('reference', reference)}`
  const query = { pageSize: maxPerRequest }
  const body = await requestRest(platform, { to: 'api', path, query, signal })
  return asList(asRecord(body)['donations']).map(parseListedDonation)
}

/** The latest donations, and the totals of all selected donations. */
export interface DonationFeed {
  donations: Donation[]
  /** Total of all selected donations, in major units of `currency`. */
  raised: number
  /** The total in minor units, for calculations. */
  money: MinorAmounts<'raised'>
  /** Number of all selected donations. */
  count: number
  currency: string | undefined
}

/** The donations to fetch. At least one filter is required. */
export interface DonationFeedSelection {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** Numeric page IDs. */
  page?: Ids | undefined
  /** From 1 to 10, 150 donations each (Spec §9). @default 1 */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the latest donations of campaigns, charities, events or pages, without invalid ones.
 *
 * @throws {MissingArgumentError} without a filter (Spec §8)
 */
export async function fetchDonationFeed(
  platform: Platform,
  selection: DonationFeedSelection,
): Promise<DonationFeed> {
  const { campaign, charity, event, page, pageNumber, signal } = cleanInputs(selection)
  const query = {
    campaignGuid: listIds(campaign).join(','),
    charityId: listIds(charity).join(','),
    eventId: listIds(event).join(','),
    fundraisingPageId: listIds(page).join(','),
  }
  if (Object.values(query).every((value) => value === '')) {
    throw new MissingArgumentError(
      undefined,
      'You must pass a charity UID, event ID, page ID, page short name, campaign GUID or donationRef for this method',
    )
  }
  const path = `/v1/${platform.environment.provider}/donations`
  const part = { ...query, page: pageNumber }
  const body = asRecord(await requestRest(platform, { to: 'services', path, query: part, signal }))
  const meta = asRecord(body['meta'])
  const raised = toAmount(meta['totalAmount'])
  const currency = toText(meta['currencyCode'])
  return {
    donations: asList(body['results'])
      .map(parseDonationFeedRow)
      .filter(({ status }) => status?.toLowerCase() !== 'invalid'),
    raised,
    money: { raisedMinor: toMinor(raised, currency ?? ''), currency: currency?.toUpperCase() },
    count: toAmount(meta['totalResults']),
    currency,
  }
}

/** A page's donations, newest first. */
export interface PageDonations {
  donations: Donation[]
  /** Number of all donations to the page. */
  count: number
}

/**
 * Fetches the donations of a page: 150 per request, at most ten requests, one after the other.
 *
 * @param limit - maximum number of donations; below 150 the response is smaller. @default 1500
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchPageDonations(
  platform: Platform,
  inputs: { slug: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<PageDonations> {
  const { slug, limit = maxDonationsPerRequest * maxDonationRequests, signal } = cleanInputs(inputs)
  const pageSize = Math.min(maxDonationsPerRequest, Math.max(1, Math.trunc(limit)))
  const path = `/v1/fundraising/pages/${pathSegment('slug', toSlug(slug))}/donations`
  const { items, last } = await readList(1, limit, async (pageNum) => {
    const query = { pageSize, pageNum }
    const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const pagination = asRecord(body['pagination'])
    const lastPage = Math.min(toAmount(pagination['totalPages']), maxDonationRequests)
    return {
      items: asList(body['donations']),
      next: pageNum < lastPage ? pageNum + 1 : undefined,
      count: toAmount(pagination['totalResults']),
    }
  })
  return { donations: items.map(parseListedDonation), count: Math.max(last.count, items.length) }
}

// Spec §9
export const maxDonationsPerRequest = 150
export const maxDonationRequests = 10
