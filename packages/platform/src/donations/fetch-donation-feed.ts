import { toMinor } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { listIds, type Ids } from '../request/list-ids.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { MoneyOf } from '../values/money-of.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import type { Donation } from './donation.ts'
import { parseDonationFeedRow } from './parse-donation-feed-row.ts'

/** The latest gifts and what the whole selection adds up to. */
export interface DonationFeed {
  donations: Donation[]
  /** Major units of `currency`, over everything selected. */
  raised: number
  /** `raised` to reckon with. */
  money: MoneyOf<'raised'>
  /** How many donations the selection has. */
  count: number
  currency: string | undefined
}

/** Which donations; at least one of them. Several ids are joined. */
export interface DonationFeedSelection {
  campaign?: Ids | undefined
  charity?: Ids | undefined
  event?: Ids | undefined
  /** Numeric page ids. */
  page?: Ids | undefined
  /** Which part of the list, from 1. The feed is 150 per page, up to 10 pages (Spec §9). */
  pageNumber?: number | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads the latest donations of campaigns, charities, events or pages. Invalid rows are dropped.
 *
 * @throws {MissingArgumentError} without any of them (Spec §8)
 */
export async function fetchDonationFeed(
  platform: Platform,
  selection: DonationFeedSelection,
): Promise<DonationFeed> {
  const { campaign, charity, event, page, pageNumber, signal } = emptyIfMissing(selection)
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
