import type { Database } from '../database/open-database.ts'

/** A team row, joined with its campaign, charity and captain, with the sums that triggers maintain. */
export interface TeamRow {
  id: number
  guid: string
  shortName: string
  name: string
  status: string
  story: string
  cover: string
  targetMinor: number
  currencyCode: string
  membershipPolicy: string
  createdMs: number
  onlineMinor: number
  offlineMinor: number
  raisedMinor: number
  donationCount: number
  supporterCount: number
  campaignId: number
  campaignGuid: string
  campaignTitle: string
  charityId: number
  charityName: string
  eventId: number
  captainId: number
  captainGuid: string
  captainFirstName: string
  captainLastName: string
  captainImage: string
}

/** SELECT statement for all team reads. Callers append conditions and limits. */
export const selectTeams = `
  SELECT t.id, t.guid, t.short_name AS shortName, t.name, t.status, t.story, t.cover,
    t.target_minor AS targetMinor, t.currency_code AS currencyCode,
    t.membership_policy AS membershipPolicy, t.created_ms AS createdMs,
    t.online_minor AS onlineMinor, t.offline_minor AS offlineMinor, t.raised_minor AS raisedMinor,
    t.donation_count AS donationCount, t.supporter_count AS supporterCount,
    t.campaign_id AS campaignId, c.guid AS campaignGuid, c.title AS campaignTitle,
    t.charity_id AS charityId, ch.name AS charityName, c.event_id AS eventId,
    t.captain_id AS captainId, a.guid AS captainGuid, a.first_name AS captainFirstName,
    a.last_name AS captainLastName, a.image AS captainImage
  FROM teams AS t
    JOIN accounts AS a ON a.id = t.captain_id
    JOIN campaigns AS c ON c.id = t.campaign_id
    JOIN charities AS ch ON ch.id = t.charity_id`

/** Returns the team with this slug. A prefix `team/` is ignored (wire contract §4.5). */
export function findTeamByShortName(database: Database, shortName: string): TeamRow | undefined {
  const bare = shortName.replace(/^team\//i, '').toLowerCase()
  return database.get<TeamRow>(`${selectTeams} WHERE t.short_name = ?`, bare)
}

/** Returns the team with this GUID. */
export function findTeamByGuid(database: Database, guid: string): TeamRow | undefined {
  return database.get<TeamRow>(`${selectTeams} WHERE t.guid = ?`, guid.toLowerCase())
}
