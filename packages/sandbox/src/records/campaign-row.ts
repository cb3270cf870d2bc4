import type { Database } from '../database/open-database.ts'

/** A charity row. */
interface CharityRow {
  id: number
  slug: string
  name: string
  description: string
  registrationNumber: string
  logo: string
  onlineMinor: number
  donationCount: number
}

/** Returns the charity with this id. */
export function findCharityById(database: Database, id: number): CharityRow | undefined {
  return database.get<CharityRow>(
    `SELECT id, slug, name, description, registration_number AS registrationNumber, logo,
      online_minor AS onlineMinor, donation_count AS donationCount FROM charities WHERE id = ?`,
    id,
  )
}

/** A campaign row, with the sums that triggers maintain. */
export interface CampaignRow {
  id: number
  guid: string
  shortName: string
  title: string
  status: string
  summary: string
  story: string
  eventId: number
  charityId: number
  currencyCode: string
  targetMinor: number
  startsMs: number
  endsMs: number | null
  heroImage: string
  heroAlt: string
  carriedDirectMinor: number
  carriedDirectCount: number
  carriedDirectGiftAidMinor: number
  carriedFundraiserCount: number
  ownOfflineMinor: number
  directMinor: number
  directCount: number
  pagesOnlineMinor: number
  pagesOfflineMinor: number
  pagesDonationCount: number
  pageCount: number
  teamCount: number
}

const selectCampaigns = `
  SELECT id, guid, short_name AS shortName, title, status, summary, story, event_id AS eventId,
    charity_id AS charityId, currency_code AS currencyCode, target_minor AS targetMinor,
    starts_ms AS startsMs, ends_ms AS endsMs, hero_image AS heroImage, hero_alt AS heroAlt,
    carried_direct_minor AS carriedDirectMinor, carried_direct_count AS carriedDirectCount,
    carried_direct_gift_aid_minor AS carriedDirectGiftAidMinor,
    carried_fundraiser_count AS carriedFundraiserCount, own_offline_minor AS ownOfflineMinor,
    direct_minor AS directMinor, direct_count AS directCount,
    pages_online_minor AS pagesOnlineMinor, pages_offline_minor AS pagesOfflineMinor,
    pages_donation_count AS pagesDonationCount, page_count AS pageCount, team_count AS teamCount
  FROM campaigns`

/** Returns the campaign with this GUID, which is case-insensitive. */
export function findCampaignByGuid(database: Database, guid: string): CampaignRow | undefined {
  return database.get<CampaignRow>(`${selectCampaigns} WHERE guid = ?`, guid.toLowerCase())
}

/** Returns the campaign with this slug. A prefix `page/` or `campaign/` is ignored. */
export function findCampaignByShortName(
  database: Database,
  shortName: string,
): CampaignRow | undefined {
  const bare = shortName.replace(/^(?:page|campaign)\//i, '').toLowerCase()
  return database.get<CampaignRow>(`${selectCampaigns} WHERE short_name = ?`, bare)
}

/** Returns the campaigns with these GUIDs, without duplicates. Unknown GUIDs are skipped. */
export function findCampaignsByGuids(database: Database, guids: readonly string[]): CampaignRow[] {
  return [...new Set(guids.map((guid) => guid.toLowerCase()))].flatMap(
    (guid) => findCampaignByGuid(database, guid) ?? [],
  )
}
