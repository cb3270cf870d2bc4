import { toMajor, toMinor } from '@milepost/measures'
import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { listEvents } from '../request/list-events.ts'
import type { ListPart } from '../request/read-list-in-parts.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toText } from '../values/to-text.ts'
import type { EventPagesSelection } from './fetch-event-pages.ts'
import type { Page } from './page.ts'
import { parsePageSummary } from './parse-page-summary.ts'

/** One answer's pages, and how many the event has in all. */
export type EventPagesPart = ListPart<Page, number> & { count: number }

/** Reads one answer of an event's pages; `pageNumber` counts from 1. */
export async function readEventPages(
  platform: Platform,
  { event, limit = 10, signal, ...options }: Omit<EventPagesSelection, 'pageNumber'>,
  pageNumber: number,
): Promise<EventPagesPart> {
  const [id] = listEvents(event)
  if (!id) throw new MissingArgumentError('event')
  const path = `/v1/event/${id}/pages`
  const query = { pageSize: limit, page: pageNumber }
  const body = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
  const rows = asList(body['fundraisingPages'])
  const isLast = rows.length === 0 || pageNumber >= toAmount(body['totalPages'])
  return {
    items: rows.map((row) => parsePageSummary(platform, withOffline(row), options)),
    next: isLast ? undefined : pageNumber + 1,
    count: toAmount(body['totalFundraisingPages']),
  }
}

/** The sum includes offline money, which is not told by itself here. */
function withOffline(wire: unknown): unknown {
  const row = asRecord(wire)
  const { raisedAmount, totalRaisedOnline } = row
  if (toText(row['totalRaisedOffline']) || toText(totalRaisedOnline) === undefined) return row
  const currency = toText(row['currencyCode']) ?? ''
  const offlineMinor =
    toMinor(toAmount(raisedAmount), currency) - toMinor(toAmount(totalRaisedOnline), currency)
  return { ...row, totalRaisedOffline: toMajor(Math.max(0, offlineMinor), currency) }
}
