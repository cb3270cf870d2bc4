import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { Page } from './page.ts'
import type { PageOptions } from './page-context.ts'
import { parseSearchRow } from './parse-search-row.ts'

/** What to search for. */
export type PageSearch = PageOptions & {
  /** A part of a name. */
  search?: string | undefined
  campaign?: Id | undefined
  charity?: Id | undefined
  event?: Id | undefined
  /** @default 10 */
  limit?: number | undefined
  country?: string | undefined
  signal?: AbortSignal | undefined
}

/** Searches supporters' pages by name, campaign, charity or event; best hit first. */
export async function searchPages(platform: Platform, inputs: PageSearch = {}): Promise<Page[]> {
  const {
    search,
    campaign,
    charity,
    event,
    limit = 10,
    country,
    signal,
    ...options
  } = emptyIfMissing(inputs)
  const body = asRecord(
    await requestRest(platform, {
      to: 'api',
      path: '/v1/onesearch',
      query: {
        q: search,
        i: 'Fundraiser',
        campaignId: singleId('campaign', campaign),
        charityId: singleId('charity', charity),
        eventId: singleId('event', event),
        limit,
        country,
      },
      signal,
    }),
  )
  return asList(asRecord(asList(body['GroupedResults'])[0])['Results']).map((row) =>
    parseSearchRow(platform, row, options),
  )
}
