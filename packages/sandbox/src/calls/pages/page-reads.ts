import type {
  CampaignPagesWire,
  EventPagesWire,
  PagesBulkRowWire,
  PagesBulkWire,
  PageSummaryWire,
  PageWire,
  SuggestionsWire,
} from '@milepost/platform/testing'
import { object } from 'valibot'
import {
  findFreeShortName,
  getOwnerName,
  findPageById,
  findPageByShortName,
  type PageRow,
  selectPages,
  slugify,
  countReadOfPage,
} from '../../records/page-row.ts'
import { toPageWire, toPageSummaryWire } from './page-wire.ts'
import {
  createEmptyResponse,
  createErrorResponse,
  createMessageResponse,
} from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { toLikePattern, manyTexts, oneText, wholeNumber } from '../../http/fields.ts'
import { exchangeMinor, formatIsoDate, toMajorNumber } from '../../values/wire-values.ts'
import { findCampaignByGuid } from '../../records/campaign-row.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { getCurrencySymbol } from '@milepost/measures'

/** Rows per page of results, fixed by the platform. */
const pageSize = 10

interface CampaignPagesQuery {
  currency: string | undefined
  page: number
  q: string | undefined
}

interface PageSums {
  pageCount: number
  raisedMinor: number
}

/** Returns a campaign's pages, highest total first, ten per request (wire contract §2.2.2). */
export const getCampaignPages = defineCall<CampaignPagesWire, CampaignPagesQuery>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/campaigns/:id/pages',
  query: object({ currency: oneText, page: wholeNumber(1, 1, 1_000_000), q: oneText }),
  handle({ database, origin, params }, { query: { currency, page, q } }) {
    const campaign = findCampaignByGuid(database, params['id'] ?? '')
    if (campaign === undefined) return createMessageResponse(404, 'Campaign not found')
    const condition = `p.campaign_id = ? AND p.status <> 'Cancelled'${q === undefined ? '' : ` AND (p.title LIKE ? ESCAPE '\\' OR a.first_name || ' ' || a.last_name LIKE ? ESCAPE '\\')`}`
    const values =
      q === undefined ? [campaign.id] : [campaign.id, toLikePattern(q), toLikePattern(q)]
    // Without a name filter the totals are precomputed. With one, every page is scanned.
    const sums: PageSums =
      q === undefined
        ? {
            pageCount: campaign.pageCount,
            raisedMinor: campaign.pagesOnlineMinor + campaign.pagesOfflineMinor,
          }
        : (database.get<PageSums>(
            `SELECT count(*) AS pageCount, coalesce(sum(p.raised_minor), 0) AS raisedMinor
              FROM pages AS p JOIN accounts AS a ON a.id = p.owner_id WHERE ${condition}`,
            ...values,
          ) ?? { pageCount: 0, raisedMinor: 0 })
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${condition} ORDER BY p.raised_minor DESC, p.id LIMIT ${pageSize} OFFSET ?`,
      ...values,
      (page - 1) * pageSize,
    )
    const wanted = (currency ?? campaign.currencyCode).toUpperCase()
    return {
      meta: {
        currentPage: page,
        totalPages: Math.ceil(sums.pageCount / pageSize),
        totalResults: sums.pageCount,
        totalAmount: toMajorNumber(exchangeMinor(sums.raisedMinor, campaign.currencyCode, wanted)),
        currency: wanted,
      },
      results: rows.map((row) => ({
        ...toPageSummaryWire(origin, row),
        pageOwner: { fullName: getOwnerName(row) },
        donationCount: row.donationCount,
      })),
    }
  },
})

/** Returns an event's pages, highest total first (wire contract §2.5.4). */
export const getEventPages = defineCall<EventPagesWire, { pageSize: number; page: number }>({
  family: 'api',
  method: 'GET',
  path: '/v1/event/:id/pages',
  query: object({
    pageSize: wholeNumber(20, 1, 100),
    page: wholeNumber(1, 1, 1_000_000),
  }),
  handle({ database, origin, params }, { query: { pageSize, page } }) {
    const text = params['id'] ?? ''
    const eventId = /^\d{1,15}$/.test(text) ? Number(text) : 0
    if (database.get('SELECT 1 FROM events WHERE id = ?', eventId) === undefined) {
      return createEmptyResponse(404)
    }
    const condition = "p.event_id = ? AND p.status <> 'Cancelled'"
    const total =
      database.get<{ n: number }>(
        `SELECT count(*) AS n FROM pages AS p WHERE ${condition}`,
        eventId,
      )?.n ?? 0
    const rows = database.all<PageRow>(
      `${selectPages} WHERE ${condition} ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
      eventId,
      pageSize,
      (page - 1) * pageSize,
    )
    return {
      eventId,
      totalFundraisingPages: total,
      totalPages: Math.ceil(total / pageSize),
      fundraisingPages: rows.map((row) => toPageSummaryWire(origin, row)),
    }
  },
})

/** Returns the caller's pages, newest first, including cancelled pages (wire contract §2.5.1). */
export const getMyPages = defineOwnerCall<PageSummaryWire[]>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages',
  credentials: 'bearer or basic',
  handle({ database, origin }, { account }) {
    const rows = database.all<PageRow>(
      `${selectPages} WHERE p.owner_id = ? ORDER BY p.created_ms DESC, p.id DESC`,
      account.id,
    )
    return rows.map((row) => toPageSummaryWire(origin, row))
  },
})

/** Returns a page by id (wire contract §2.5.2). */
export const getPageById = defineCall<PageWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pagebyid/:pageId',
  handle(context) {
    const page = countReadOfPage(
      context.database,
      findPageById(context.database, context.params['pageId'] ?? ''),
    )
    return page === undefined ? createEmptyResponse(404) : toPageWire(context, page)
  },
})

/** Returns a page by slug. HEAD checks whether the slug is in use (wire contract §2.5.2, §2.5.7). */
export const getPage = defineCall<PageWire>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/:shortName',
  handle(context) {
    const { database, params, request } = context
    const shortName = params['shortName'] ?? ''
    if (request.method === 'HEAD' && slugify(shortName) !== shortName.toLowerCase()) {
      return createEmptyResponse(400)
    }
    const page = countReadOfPage(database, findPageByShortName(database, shortName))
    return page === undefined ? createEmptyResponse(404) : toPageWire(context, page)
  },
})

/** Maximum number of pages per bulk request, as on the platform. */
const maxBulkPages = 20

/** Returns pages in bulk, in the requested order (wire contract §2.5.3). */
export const getPagesBulk = defineCall<PagesBulkWire, { pageGuids: string[] }>({
  family: 'services',
  method: 'GET',
  path: '/v1/:provider/proxy/fundraising/v2/pages/bulk',
  query: object({ pageGuids: manyTexts }),
  handle({ database }, { query }) {
    const guids = [...new Set(query.pageGuids.map((guid) => guid.toLowerCase()))]
    if (guids.length > maxBulkPages) {
      return createMessageResponse(400, `At most ${maxBulkPages} pages can be requested at once`)
    }
    if (guids.length === 0) return { results: [] }
    const rows = database.all<PageRow>(
      `${selectPages} WHERE p.guid IN (${guids.map(() => '?').join(', ')})`,
      ...guids,
    )
    const byGuid = new Map(rows.map((row) => [row.guid, row]))
    const found = guids.flatMap((guid) => byGuid.get(guid) ?? [])
    return { results: found.map(toBulkPageWire) }
  },
})

function toBulkPageWire(page: PageRow): PagesBulkRowWire {
  return {
    pageId: page.id,
    pageGuid: page.guid,
    shortName: page.shortName,
    title: page.title,
    status: page.status,
    story: page.story,
    photo: page.image,
    raisedAmount: toMajorNumber(page.raisedMinor),
    totalRaisedOnline: toMajorNumber(page.onlineMinor),
    totalRaisedOffline: toMajorNumber(page.offlineMinor),
    target: toMajorNumber(page.targetMinor),
    currencyCode: page.currencyCode,
    currencySymbol: getCurrencySymbol(page.currencyCode),
    charityId: page.charityId,
    eventId: page.eventId,
    campaignGuid: page.campaignGuid,
    owner: {
      firstName: page.ownerFirstName,
      lastName: page.ownerLastName,
      userGuid: page.ownerGuid,
    },
    createdDate: formatIsoDate(page.createdMs),
    eventDate: formatIsoDate(page.eventMs),
    expiryDate: formatIsoDate(page.expiresMs),
  }
}

/** Suggests available slugs, starting with the preferred one if available (wire contract §2.5.7). */
export const getSlugSuggestions = defineCall<
  SuggestionsWire,
  { preferredName: string | undefined }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/fundraising/pages/suggest',
  query: object({ preferredName: oneText }),
  handle({ clock, database, random }, { query: { preferredName } }) {
    if (preferredName === undefined) return createErrorResponse(400, 'preferredName is required')
    const base = slugify(preferredName) || 'page'
    const acrOptions = [base, `${base}1`, `${base}${new Date(clock()).getUTCFullYear()}`]
    const unlikely = `${base.slice(0, 36)}-${random.uuid().slice(0, 8)}`
    const names = acrOptions.map((wish) => findFreeShortName(database, wish))
    return { Names: [...new Set([...names, unlikely])] }
  },
})
