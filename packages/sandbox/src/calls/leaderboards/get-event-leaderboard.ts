import type { EventLeaderboardRowWire, EventLeaderboardWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { getImageUrls } from '../../images/stored-image.ts'
import { getOwnerName, type PageRow, selectPages } from '../../records/page-row.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts, oneText, wholeNumber } from '../../http/fields.ts'
import { exchangeMinor, toMajorNumber } from '../../values/wire-values.ts'

interface EventLeaderboardQuery {
  eventid: string[]
  charityIds: string[]
  currency: string | undefined
  maxResults: number
}

interface EventSum {
  raisedMinor: number
  offlineMinor: number
  currencyCode: string
}

/** Returns events' pages by total raised, including offline donations (wire contract §2.2.8). */
export const getEventLeaderboard = defineCall<EventLeaderboardWire, EventLeaderboardQuery>({
  family: 'api',
  method: 'GET',
  path: '/v1/events/leaderboard',
  query: object({
    eventid: manyTexts,
    charityIds: manyTexts,
    currency: oneText,
    maxResults: wholeNumber(10, 1, 200),
  }),
  handle({ database, origin }, { query }) {
    if (query.eventid.length === 0) return createErrorResponse(400, 'eventid is required')
    const eventIds = parseNumbers(query.eventid)
    const events = database.all<{ name: string }>(
      `SELECT name FROM events WHERE id IN (${createPlaceholders(eventIds)}) ORDER BY id`,
      ...eventIds,
    )
    if (events.length === 0) return createEmptyResponse(404)
    const charityIds = parseNumbers(query.charityIds)
    const condition = `p.status <> 'Cancelled' AND p.event_id IN (${createPlaceholders(eventIds)})${query.charityIds.length === 0 ? '' : ` AND p.charity_id IN (${createPlaceholders(charityIds)})`}`
    const values = [...eventIds, ...charityIds]
    const sums = database.all<EventSum>(
      `SELECT sum(raised_minor) AS raisedMinor, sum(offline_minor) AS offlineMinor,
        currency_code AS currencyCode FROM pages AS p WHERE ${condition} GROUP BY currency_code`,
      ...values,
    )
    const currency = (query.currency ?? sums[0]?.currencyCode ?? 'GBP').toUpperCase()
    const total = (column: 'raisedMinor' | 'offlineMinor', code: string) =>
      toMajorNumber(
        sums.reduce((sum, row) => sum + exchangeMinor(row[column], row.currencyCode, code), 0),
      )
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${condition} ORDER BY p.raised_minor DESC, p.id LIMIT ?`,
      ...values,
      query.maxResults,
    )
    return {
      eventName: events.map(({ name }) => name).join(', '),
      currency,
      raisedAmount: total('raisedMinor', currency),
      raisedAmountOfflineInGBP: total('offlineMinor', 'GBP'),
      pages: rows.map((page) => toLeaderboardRowWire(origin, page, currency)),
    }
  },
})

function toLeaderboardRowWire(
  origin: string,
  page: PageRow,
  currency: string,
): EventLeaderboardRowWire {
  const inCurrency = (minor: number) =>
    toMajorNumber(exchangeMinor(minor, page.currencyCode, currency))
  return {
    pageId: page.id,
    pageGuid: page.guid,
    pageShortName: page.shortName,
    pageTitle: page.title,
    amount: inCurrency(page.raisedMinor),
    targetAmount: inCurrency(page.targetMinor),
    defaultImage: getImageUrls(origin, page.image).absolute,
    owner: getOwnerName(page),
    ownerProfileImageUrls: { OriginalSize: getImageUrls(origin, page.ownerImage).absolute },
    numberOfSupporters: page.donationCount,
    status: page.status,
  }
}

function parseNumbers(texts: readonly string[]): number[] {
  return texts.filter((text) => /^\d{1,15}$/.test(text)).map(Number)
}

function createPlaceholders(values: readonly unknown[]): string {
  return values.map(() => '?').join(', ')
}
