import type { TeamFitnessPageWire, TeamFitnessWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { findCampaignsByGuids } from '../../records/campaign-row.ts'
import type { Database, SqlParameter } from '../../database/open-database.ts'
import { createEmptyResponse, createErrorResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { manyTexts, isoTimestamp, wholeNumber } from '../../http/fields.ts'
import { findTeamByGuid } from '../../records/team-row.ts'

interface PeriodQuery {
  limit: number
  start: number | undefined
  end: number | undefined
}

interface SqlScope {
  sql: string
  values: SqlParameter[]
}

const periodQuery = { limit: wholeNumber(100, 1, 500), start: isoTimestamp, end: isoTimestamp }

/** Returns a team's fitness totals, and its pages by distance (wire contract §2.4.4). */
export const getTeamFitness = defineCall<TeamFitnessWire, PeriodQuery>({
  family: 'api',
  method: 'GET',
  path: '/v1/fitness/teams/:id',
  query: object(periodQuery),
  handle({ database, params }, { query }) {
    const team = findTeamByGuid(database, params['id'] ?? '')
    if (team === undefined) return createEmptyResponse(404)
    return getFitnessTotals(database, { sql: 'p.team_id = ?', values: [team.id] }, query)
  },
})

/** Returns fitness totals of campaigns, and their pages and teams by distance (wire contract §2.4.5). */
export const getCampaignFitness = defineCall<
  TeamFitnessWire & { teams: TeamFitnessPageWire[] },
  PeriodQuery & { campaignGuid: string[]; offset: number }
>({
  family: 'api',
  method: 'GET',
  path: '/v1/fitness/campaign',
  query: object({ ...periodQuery, campaignGuid: manyTexts, offset: wholeNumber(0, 0, 10_000_000) }),
  handle({ database }, { query }) {
    if (query.campaignGuid.length === 0) return createErrorResponse(400, 'campaignGuid is required')
    const ids = findCampaignsByGuids(database, query.campaignGuid).map(({ id }) => id)
    const scope = { sql: `p.campaign_id IN (${ids.map(() => '?').join(', ')})`, values: ids }
    const { sql, values } = createActivityScope(scope, query)
    const teams = database.all<FitnessRow>(
      `SELECT t.guid AS guid, t.name AS name, t.short_name AS shortName, t.cover AS image,
        c.name AS charity, sum(v.distance_metres) AS metres ${sql}
        JOIN teams AS t ON t.id = p.team_id GROUP BY t.id ORDER BY metres DESC, t.id LIMIT ?`,
      ...values,
      query.limit,
    )
    return {
      ...getFitnessTotals(database, scope, query, query.offset),
      teams: teams.map(toFitnessPageWire),
    }
  },
})

interface FitnessRow {
  guid: string
  name: string
  shortName: string
  image: string
  charity: string
  metres: number
}

function getFitnessTotals(
  database: Database,
  scope: SqlScope,
  wanted: PeriodQuery,
  offset = 0,
): TeamFitnessWire {
  const { sql, values } = createActivityScope(scope, wanted)
  const sums = database.get<{ metres: number; seconds: number; climb: number }>(
    `SELECT coalesce(sum(v.distance_metres), 0) AS metres, coalesce(sum(v.duration_seconds), 0) AS seconds,
      coalesce(sum(v.elevation_metres), 0) AS climb ${sql}`,
    ...values,
  )
  const rows = database.all<FitnessRow>(
    `SELECT p.guid AS guid, p.title AS name, p.short_name AS shortName, p.image AS image,
      c.name AS charity, sum(v.distance_metres) AS metres ${sql}
      GROUP BY p.id ORDER BY metres DESC, p.id LIMIT ? OFFSET ?`,
    ...values,
    wanted.limit,
    offset,
  )
  return {
    totalAmount: sums?.metres ?? 0,
    totalAmountTaken: sums?.seconds ?? 0,
    totalAmountElevation: sums?.climb ?? 0,
    pages: rows.map(toFitnessPageWire),
  }
}

/** Builds the FROM clause for a scope's activities within a period. `scope.sql` refers to pages as `p`. */
function createActivityScope(scope: SqlScope, { start, end }: PeriodQuery): SqlScope {
  return {
    sql: `FROM (SELECT p.* FROM pages AS p WHERE ${scope.sql} AND p.status <> 'Cancelled') AS p
      JOIN activities AS v ON v.page_id = p.id AND v.made_ms BETWEEN ? AND ?
      JOIN charities AS c ON c.id = p.charity_id`,
    values: [...scope.values, start ?? 0, end ?? Number.MAX_SAFE_INTEGER],
  }
}

function toFitnessPageWire(row: FitnessRow): TeamFitnessPageWire {
  return {
    ID: row.guid,
    TotalValue: row.metres,
    charity_name: row.charity,
    Details: { Name: row.name, Url: row.shortName, ImageId: row.image },
  }
}
