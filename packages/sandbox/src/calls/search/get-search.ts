import type { SearchRowWire, SearchWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import type { Database, SqlParameter } from '../../database/open-database.ts'
import { getImageUrls } from '../../images/stored-image.ts'
import { getOwnerName, type PageRow, selectPages } from '../../records/page-row.ts'
import { defineCall } from '../../http/define-call.ts'
import { toLikePattern, oneText, wholeNumber } from '../../http/fields.ts'
import { formatIsoDate, toMajorNumber } from '../../values/wire-values.ts'

interface SearchQuery {
  q: string | undefined
  i: string | undefined
  campaignId: string | undefined
  charityId: string | undefined
  eventId: string | undefined
  limit: number
  country: string | undefined
}

interface SearchResult {
  total: number
  rows: SearchRowWire[]
}

/** Searches pages by title, slug and owner, or charities by name (wire contract §2.5.5). */
export const getSearch = defineCall<SearchWire, SearchQuery>({
  family: 'api',
  method: 'GET',
  path: '/v1/onesearch',
  query: object({
    q: oneText,
    i: oneText,
    campaignId: oneText,
    charityId: oneText,
    eventId: oneText,
    limit: wholeNumber(10, 1, 100),
    country: oneText,
  }),
  handle({ database, origin }, { query }) {
    const charities = query.i?.toLowerCase() === 'charity'
    const specific = charities ? 'charity' : 'fundraiser'
    const { total, rows } = charities
      ? findCharities(database, origin, query)
      : findPages(database, origin, query)
    return {
      Query: query.q ?? '',
      SpecificIndex: specific,
      Country: query.country ?? 'GB',
      Limit: query.limit,
      Total: total,
      Suggestions: [],
      GroupedResults:
        rows.length === 0
          ? []
          : [
              {
                Title: charities ? 'Charities' : 'Fundraisers',
                Specific: specific,
                Count: rows.length,
                Results: rows,
              },
            ],
    }
  },
})

function findPages(database: Database, origin: string, query: SearchQuery): SearchResult {
  const conditions = ["p.status = 'Active'"]
  const values: SqlParameter[] = []
  const wanted = (sql: string, ...parameters: SqlParameter[]) => {
    conditions.push(sql)
    values.push(...parameters)
  }
  if (query.q !== undefined) {
    const text = toLikePattern(query.q)
    wanted(
      String.raw`(p.title LIKE ? ESCAPE '\' OR p.short_name LIKE ? ESCAPE '\'
        OR a.first_name || ' ' || a.last_name LIKE ? ESCAPE '\')`,
      text,
      text,
      text,
    )
  }
  if (query.campaignId !== undefined) wanted('c.guid = ?', query.campaignId.toLowerCase())
  if (query.charityId !== undefined) wanted('p.charity_id = ?', parseId(query.charityId))
  if (query.eventId !== undefined) wanted('p.event_id = ?', parseId(query.eventId))
  const sql = conditions.join(' AND ')
  const count = database.get<{ n: number }>(
    `SELECT count(*) AS n FROM (${selectPages} WHERE ${sql})`,
    ...values,
  )
  const rows = database.all<PageRow>(
    `${selectPages} WHERE ${sql} ORDER BY p.raised_minor DESC, p.id LIMIT ?`,
    ...values,
    query.limit,
  )
  return {
    total: count?.n ?? 0,
    rows: rows.map((page, index) => toPageHit(origin, page, index, query.q)),
  }
}

function toPageHit(
  origin: string,
  page: PageRow,
  index: number,
  q: string | undefined,
): SearchRowWire {
  return {
    Id: page.id,
    FundraiserPageGuid: page.guid,
    Name: page.title,
    Type: 'Fundraiser',
    Link: `${origin}/www/fundraising/${page.shortName}`,
    LinkPath: `/${page.shortName}`,
    Subtext: page.eventName,
    Highlight: highlightMatch(page.title, q),
    Description: null,
    Logo: `${getImageUrls(origin, page.image).protocolRelative}?template=size120x120`,
    CountryCode: 'United Kingdom',
    Score: 100 / (index + 1),
    OwnerFullName: getOwnerName(page),
    Amount: toMajorNumber(page.raisedMinor),
    TargetAmount: toMajorNumber(page.targetMinor),
    PitchFor: null,
    ProfileWhat: page.summaryWhat || null,
    ProfileWhy: page.summaryWhy || null,
    CreatedDate: formatIsoDate(page.createdMs).replace('Z', ''),
    EventDate: null,
    EventId: page.eventId,
    CharityId: page.charityId,
    FundraiserRevenueStreamId: 0,
  }
}

interface CharityRow {
  id: number
  slug: string
  name: string
  description: string
  logo: string
}

function findCharities(database: Database, origin: string, query: SearchQuery): SearchResult {
  const rows = database.all<CharityRow>(
    String.raw`SELECT id, slug, name, description, logo FROM charities
      WHERE name LIKE ? ESCAPE '\' ORDER BY id`,
    toLikePattern(query.q ?? ''),
  )
  const hits = rows.map((charity, index) => ({
    Id: charity.id,
    Name: charity.name,
    Type: 'Charity',
    Link: `${origin}/www/${charity.slug}`,
    LinkPath: `/${charity.slug}`,
    Subtext: null,
    Highlight: highlightMatch(charity.name, query.q),
    Description: charity.description,
    Logo: getImageUrls(origin, charity.logo).protocolRelative,
    CountryCode: 'United Kingdom',
    Score: 100 / (index + 1),
    // The real platform returns null, 0 or 0001-01-01 for missing values.
    Amount: null,
    TargetAmount: null,
    CreatedDate: '0001-01-01T00:00:00',
    EventId: 0,
    CharityId: charity.id,
  }))
  return { total: hits.length, rows: hits.slice(0, query.limit) }
}

/** Returns the name as HTML, with the first match in `<strong>`. */
function highlightMatch(name: string, q = ''): string {
  const start = q === '' ? -1 : name.toLowerCase().indexOf(q.toLowerCase())
  if (start < 0) return escapeHtml(name)
  const end = start + q.length
  return `${escapeHtml(name.slice(0, start))}<strong>${escapeHtml(name.slice(start, end))}</strong>${escapeHtml(name.slice(end))}`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function parseId(text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : 0
}
