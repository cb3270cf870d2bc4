import type {
  DonationsLeaderboardWire,
  LeaderboardPageRowWire,
  LeaderboardTeamRowWire,
} from '@milepost/platform/testing'
import { object } from 'valibot'
import { findCampaignsByGuids } from '../../records/campaign-row.ts'
import type { Database, SqlParameter } from '../../database/open-database.ts'
import { type PageRow, selectPages } from '../../records/page-row.ts'
import { createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts, oneText, wholeNumber } from '../../http/fields.ts'
import type { TeamRow } from '../../records/team-row.ts'
import { selectTeams } from '../../records/team-row.ts'
import { toMajorNumber } from '../../values/wire-values.ts'

interface DonationsLeaderboardQuery {
  campaignGuids: string[]
  charityIds: string[]
  pageGuids: string[]
  excludePageGuids: string[]
  take: number
  offset: number
  groupBy: string | undefined
}

interface SqlCondition {
  sql: string
  values: SqlParameter[]
}

/** Returns pages or teams by total raised, online and offline (wire contract §2.2.9). */
export const getDonationsLeaderboard = defineCall<
  DonationsLeaderboardWire,
  DonationsLeaderboardQuery
>({
  family: 'api',
  method: 'GET',
  path: '/donationsleaderboards/v1/leaderboard',
  query: object({
    campaignGuids: manyTexts,
    charityIds: manyTexts,
    pageGuids: manyTexts,
    excludePageGuids: manyTexts,
    take: wholeNumber(10, 1, 20),
    offset: wholeNumber(0, 0, 10_000_000),
    groupBy: oneText,
  }),
  handle({ database }, { query }) {
    const { take, offset } = query
    if (
      [query.campaignGuids, query.charityIds, query.pageGuids].every((list) => list.length === 0)
    ) {
      return createErrorResponse(400, 'One of campaignGuids, charityIds and pageGuids is required')
    }
    const byTeam = query.groupBy?.toLowerCase() === 'teamguid'
    const { totalResults, results } = byTeam
      ? getTeamRows(database, query)
      : getPageRows(database, query)
    return {
      meta: {
        currentPage: Math.floor(offset / take) + 1,
        lastRowOnPage: offset + results.length,
        pageCount: Math.ceil(totalResults / take),
        take,
        offset,
      },
      totalResults,
      results,
    }
  },
})

function getPageRows(database: Database, query: DonationsLeaderboardQuery) {
  const conditions = [
    ...getCommonConditions(database, 'p', query),
    createNotInCondition('p.guid', query.excludePageGuids),
  ]
  if (query.pageGuids.length > 0) conditions.push(createInCondition('p.guid', query.pageGuids))
  const { sql, values } = joinConditions([
    ...conditions,
    { sql: "p.status <> 'Cancelled'", values: [] },
  ])
  const count = database.get<{ n: number }>(
    `SELECT count(*) AS n FROM pages AS p WHERE ${sql}`,
    ...values,
  )
  const rows = database.all<PageRow>(
    `${selectPages} WHERE ${sql} ORDER BY p.raised_minor DESC, p.id LIMIT ? OFFSET ?`,
    ...values,
    query.take,
    query.offset,
  )
  return { totalResults: count?.n ?? 0, results: rows.map(toPageRowWire) }
}

function getTeamRows(database: Database, query: DonationsLeaderboardQuery) {
  const conditions = getCommonConditions(database, 't', query)
  if (query.pageGuids.length > 0) {
    const { sql, values } = createInCondition('guid', query.pageGuids)
    conditions.push({ sql: `t.id IN (SELECT team_id FROM pages WHERE ${sql})`, values })
  }
  const { sql, values } = joinConditions(conditions)
  const count = database.get<{ n: number }>(
    `SELECT count(*) AS n FROM teams AS t WHERE ${sql}`,
    ...values,
  )
  const rows = database.all<TeamRow>(
    `${selectTeams} WHERE ${sql} ORDER BY t.raised_minor DESC, t.id LIMIT ? OFFSET ?`,
    ...values,
    query.take,
    query.offset,
  )
  return { totalResults: count?.n ?? 0, results: rows.map(toTeamRowWire) }
}

/** Conditions shared by pages and teams. Campaigns and charities are combined with AND. */
function getCommonConditions(
  database: Database,
  table: string,
  query: DonationsLeaderboardQuery,
): SqlCondition[] {
  const conditions: SqlCondition[] = []
  if (query.campaignGuids.length > 0) {
    const ids = findCampaignsByGuids(database, query.campaignGuids).map(({ id }) => id)
    conditions.push(createInCondition(`${table}.campaign_id`, ids))
  }
  if (query.charityIds.length > 0) {
    const ids = query.charityIds.filter((id) => /^\d{1,15}$/.test(id)).map(Number)
    conditions.push(createInCondition(`${table}.charity_id`, ids))
  }
  return conditions
}

function createInCondition(column: string, values: readonly SqlParameter[]): SqlCondition {
  // With `=` instead of IN, the index also provides the sort order.
  if (values.length === 1) return { sql: `${column} = ?`, values: [...values] }
  return { sql: `${column} IN (${values.map(() => '?').join(', ')})`, values: [...values] }
}

function createNotInCondition(column: string, values: readonly SqlParameter[]): SqlCondition {
  return { sql: `${column} NOT IN (${values.map(() => '?').join(', ')})`, values: [...values] }
}

function joinConditions(conditions: readonly SqlCondition[]): SqlCondition {
  return {
    sql: conditions.map(({ sql }) => sql).join(' AND ') || 'TRUE',
    values: conditions.flatMap(({ values }) => values),
  }
}

function toPageRowWire(page: PageRow): LeaderboardPageRowWire {
  return {
    id: page.guid,
    donationAmount: toMajorNumber(page.raisedMinor),
    donationCount: page.donationCount,
    currencyCode: page.currencyCode,
    page: {
      id: page.id,
      pageGuid: page.guid,
      shortName: page.shortName,
      title: page.title,
      status: page.status,
      raisedAmount: toMajorNumber(page.raisedMinor),
      targetAmount: toMajorNumber(page.targetMinor),
      photo: page.image,
      owner: {
        firstName: page.ownerFirstName,
        lastName: page.ownerLastName,
        userGuid: page.ownerGuid,
      },
    },
  }
}

function toTeamRowWire(team: TeamRow): LeaderboardTeamRowWire {
  return {
    id: team.guid,
    donationAmount: toMajorNumber(team.raisedMinor),
    donationCount: team.donationCount,
    team: {
      teamGuid: team.guid,
      shortName: team.shortName,
      name: team.name,
      status: team.status,
      numberOfSupporters: team.supporterCount,
      coverImageName: team.cover,
      captain: { firstName: team.captainFirstName, lastName: team.captainLastName },
      donationSummary: { totalAmount: toMajorNumber(team.raisedMinor) },
      fundraisingConfiguration: {
        targetAmount: toMajorNumber(team.targetMinor),
        currencyCode: team.currencyCode,
      },
    },
  }
}
