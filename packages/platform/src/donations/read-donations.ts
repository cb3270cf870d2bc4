import { toMinor } from '@milepost/measures'
import { MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, type Ids, listIds, toPathSegment } from '../request/arguments.ts'
import { readList } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/texts.ts'
import { asList, asRecord, type MinorAmounts, toAmount, toText } from '../values/values.ts'
import {
  type Donation,
  parseDonation,
  parseDonationFeedRow,
  parseDonationListRow,
} from './donation.ts'

/**
 * Fetches a donation. The page owner's token gives access to more than the public fields.
 *
 * @throws {HttpError} 404 if the donation does not exist
 * @throws {MissingArgumentError} if the ID is missing
 */
export async function fetchDonation(
  platform: Platform,
  inputs: { id: string | number; signal?: AbortSignal | undefined },
): Promise<Donation> {
  const { id, signal } = cleanInputs(inputs)
  const path = `/v1/donation/${toPathSegment('id', id)}`
  return parseDonation(await requestRest(platform, { to: 'api', path, withToken: true, signal }))
}

// Spec §9
const maxPerRequest = 500

/**
 * Fetches the donations with a reference, at most 500. Returns an empty list if the reference is unknown.
 *
 * @throws {MissingArgumentError} if the reference is missing
 */
export async function fetchDonationsByReference(
  platform: Platform,
  inputs: { reference: string; signal?: AbortSignal | undefined },
): Promise<Donation[]> {
  const { reference, signal } = cleanInputs(inputs)
  const path = `/v1/donation/ref/${toPathSegment('reference', reference)}`
  const query = { pageSize: maxPerRequest }
  const body = await requestRest(platform, { to: 'api', path, query, signal })
  return asList(asRecord(body)['donations']).map(parseDonationListRow)
}

/** The latest donations, and the totals of all donations that match. */
export interface DonationFeed {
  donations: Donation[]
  /** Total of all matching donations, in major units of `currency`. */
  raised: number
  money: MinorAmounts<'raised'>
  /** Number of all matching donations. */
  count: number
  currency: string | undefined
}

/** Filters of the donation feed. At least one is required. */
export interface DonationFeedQuery {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** Numeric page IDs. */
  page?: Ids | undefined
  /** Number of the result page, from 1 to 10, with up to 150 donations each (Spec §9). @default 1 */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches the latest donations to campaigns, charities, events or pages, without invalid ones.
 *
 * @throws {MissingArgumentError} if there is no filter (Spec §8)
 */
export async function fetchDonationFeed(
  platform: Platform,
  selection: DonationFeedQuery,
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
  /** Total number of donations to the page. */
  count: number
}

/**
 * Fetches the donations to a page, in at most ten sequential requests of 150 donations.
 *
 * @param limit - maximum number of donations. @default 1500
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function fetchPageDonations(
  platform: Platform,
  inputs: { slug: string; limit?: number | undefined; signal?: AbortSignal | undefined },
): Promise<PageDonations> {
  const { slug, limit = maxDonationsPerRequest * maxDonationRequests, signal } = cleanInputs(inputs)
  const pageSize = Math.min(maxDonationsPerRequest, Math.max(1, Math.trunc(limit)))
  const path = `/v1/fundraising/pages/${toPathSegment('slug', toSlug(slug))}/donations`
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
  return { donations: items.map(parseDonationListRow), count: Math.max(last.count, items.length) }
}

// Spec §9
export const maxDonationsPerRequest = 150
export const maxDonationRequests = 10
