import type { Database } from '../database/open-database.ts'

/** A supporter page row, joined with the fields of its owner, event, campaign and team that responses need. */
export interface PageRow {
  id: number
  guid: string
  shortName: string
  title: string
  status: string
  story: string
  summaryWhat: string
  summaryWhy: string
  currencyCode: string
  targetMinor: number
  image: string
  attribution: string | null
  activityType: string
  /** Number of further reads that return 404, because the page is new. */
  hiddenReads: number
  createdMs: number
  eventMs: number
  expiresMs: number
  onlineMinor: number
  offlineMinor: number
  raisedMinor: number
  donationCount: number
  giftAidMinor: number
  ownerId: number
  ownerGuid: string
  ownerFirstName: string
  ownerLastName: string
  ownerImage: string
  charityId: number
  eventId: number
  eventName: string
  campaignId: number | null
  campaignGuid: string | null
  teamId: number | null
  teamGuid: string | null
  teamShortName: string | null
}

/** SELECT statement for all page reads. Callers append conditions and limits. */
export const selectPages = `
  SELECT p.id, p.guid, p.short_name AS shortName, p.title, p.status, p.story,
    p.summary_what AS summaryWhat, p.summary_why AS summaryWhy, p.currency_code AS currencyCode,
    p.target_minor AS targetMinor, p.image, p.attribution,
    p.activity_type AS activityType, p.hidden_reads AS hiddenReads, p.created_ms AS createdMs, p.event_ms AS eventMs,
    p.expires_ms AS expiresMs, p.online_minor AS onlineMinor, p.offline_minor AS offlineMinor,
    p.raised_minor AS raisedMinor, p.donation_count AS donationCount, p.gift_aid_minor AS giftAidMinor,
    a.id AS ownerId, a.guid AS ownerGuid, a.first_name AS ownerFirstName, a.last_name AS ownerLastName,
    a.image AS ownerImage, p.charity_id AS charityId, p.event_id AS eventId, e.name AS eventName,
    p.campaign_id AS campaignId, c.guid AS campaignGuid, p.team_id AS teamId,
    t.guid AS teamGuid, t.short_name AS teamShortName
  FROM pages AS p
    JOIN accounts AS a ON a.id = p.owner_id
    JOIN events AS e ON e.id = p.event_id
    LEFT JOIN campaigns AS c ON c.id = p.campaign_id
    LEFT JOIN teams AS t ON t.id = p.team_id`

/** Returns the page with this slug. A prefix `fundraising/` is ignored (wire contract §4.5). */
export function findPageByShortName(database: Database, shortName: string): PageRow | undefined {
  const bare = shortName.replace(/^fundraising\//i, '').toLowerCase()
  return database.get<PageRow>(`${selectPages} WHERE p.short_name = ?`, bare)
}

/** Returns the page with this GUID. */
export function findPageByGuid(database: Database, guid: string): PageRow | undefined {
  return database.get<PageRow>(`${selectPages} WHERE p.guid = ?`, guid.toLowerCase())
}

/** Returns the page with this id; undefined if the id is not numeric. */
export function findPageById(database: Database, id: string): PageRow | undefined {
  if (!/^\d{1,15}$/.test(id)) return undefined
  return database.get<PageRow>(`${selectPages} WHERE p.id = ?`, Number(id))
}

/**
 * Returns the page, or undefined while it is hidden after its creation. Each call counts as a read, and the page is
 * visible after `hiddenReads` reads (wire contract §4.8).
 */
export function countReadOfPage(
  database: Database,
  page: PageRow | undefined,
): PageRow | undefined {
  if (page === undefined || page.hiddenReads === 0) return page
  database.run('UPDATE pages SET hidden_reads = hidden_reads - 1 WHERE id = ?', page.id)
  return undefined
}

/** Returns the display name of the page's owner. */
export function getOwnerName(page: PageRow): string {
  return `${page.ownerFirstName} ${page.ownerLastName}`.trim()
}

/** Maximum length of a page's slug on the platform. */
const maxSlugLength = 45

/** Converts text to a slug of lower-case letters, digits and hyphens; '' if it has no letters or digits. */
export function slugify(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[\u0300-\u036f'’]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replaceAll(/^-+|(?<!-)-+$/g, '')
}

/** Returns the requested slug, with the first available number appended if it is taken. */
export function findFreeShortName(database: Database, preferred: string): string {
  const base = slugify(preferred) || 'page'
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : `-${number}`
    const name = `${base.slice(0, maxSlugLength - end.length)}${end}`
    const taken = database.get('SELECT 1 FROM pages WHERE short_name = ?', name)
    if (taken === undefined) return name
  }
}
