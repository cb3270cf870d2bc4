import type { LeaderboardDefinitionWire } from '@milepost/platform/testing'
import type { Database, SqlParameter } from '../database/open-database.ts'
import { createActivityRecords } from './activity-records.ts'
import { createMoneyRecords } from './donation-row.ts'

/** Returns a stored leaderboard definition; undefined if it does not exist. */
export function findLeaderboardDefinition(
  database: Database,
  id: string,
): LeaderboardDefinitionWire | undefined {
  const row = database.get<{ definition: string }>(
    'SELECT definition FROM leaderboard_definitions WHERE id = ?',
    id,
  )
  return row === undefined ? undefined : (JSON.parse(row.definition) as LeaderboardDefinitionWire)
}

/** A tag value with the totals of its pages. */
interface TagLeaderboardRow {
  tagValue: string
  amounts: { value: number; unit: string }[]
}

interface TagSum {
  tagValue: string
  value: number
  currencyCode: string
}

const moneyColumns: Readonly<Record<string, string>> = {
  'fundraising:donations_received': 'sum(p.online_minor)',
  'fundraising:donations_made': 'sum(p.donation_count)',
  'fundraising:offline_donations': 'sum(p.offline_minor)',
  'fundraising:offline_donations_count': 'sum(p.offline_minor > 0)',
}

const activityColumns: Readonly<Record<string, string>> = {
  activities: 'activity_count',
  distance: 'distance_metres',
  elapsed_time: 'duration_seconds',
  elevation_gain: 'elevation_metres',
}

/** Whether a measurement domain is one of the 24 that leaderboards support (Spec §3). */
export function isMeasurementDomain(domain: string): boolean {
  return getMeasureSql(domain) !== undefined
}

/**
 * Ranks the values of a tag by the totals of their pages, in descending order. For a tag that links pages to a
 * campaign, charity or event (`page:campaign:…`), the values are the pages themselves.
 *
 * @returns an empty list if the segment or measurement domain is unknown
 */
export function getTagLeaderboardRows(
  database: Database,
  definition: LeaderboardDefinitionWire,
  limit: number,
): TagLeaderboardRow[] {
  const { measurementDomain, segment, tagDefinition, conditions } = definition
  const measure = getMeasureSql(measurementDomain)
  const scope = getSegmentCondition(segment)
  if (measure === undefined || scope === undefined) return []
  const linked = getSegmentCondition(tagDefinition.id)
  const narrowed = [
    scope,
    ...(linked === undefined ? [] : [linked]),
    ...conditions.map(toTagCondition),
  ]
  const values = [
    ...(linked === undefined ? [tagDefinition.id] : []),
    ...narrowed.flatMap((part) => part.values),
  ]
  const rows = database.all<TagSum>(
    `SELECT ${linked === undefined ? 'g.value' : "'page:fundraising:' || p.guid"} AS tagValue,
      ${measure} AS value, min(p.currency_code) AS currencyCode
      FROM pages AS p ${linked === undefined ? 'JOIN page_tags AS g ON g.page_id = p.id AND g.definition_id = ?' : ''}
      WHERE p.status <> 'Cancelled' AND ${narrowed.map(({ sql }) => sql).join(' AND ')}
      GROUP BY tagValue ORDER BY value DESC, tagValue LIMIT ?`,
    ...values,
    limit,
  )
  return rows.map((row) => ({
    tagValue: row.tagValue,
    amounts: getAmounts(measurementDomain, row),
  }))
}

function getMeasureSql(domain: string): string | undefined {
  if (Object.hasOwn(moneyColumns, domain)) return moneyColumns[domain]
  const [, category = '', name = ''] = /^(any|hike|ride|swim|walk):(\w+)$/.exec(domain) ?? []
  if (category === '' || !Object.hasOwn(activityColumns, name)) return undefined
  const type = category === 'any' ? '' : `AND type = '${category.toUpperCase()}'`
  return `sum(coalesce((SELECT sum(${activityColumns[name]}) FROM activity_totals
    WHERE scope = 'page' AND scope_id = p.id ${type}), 0))`
}

interface SqlCondition {
  sql: string
  values: SqlParameter[]
}

/** Returns the SQL condition for the pages of a segment; undefined if the segment is unknown. */
function getSegmentCondition(segment: string): SqlCondition | undefined {
  if (segment === 'page:totals') return { sql: 'TRUE', values: [] }
  const [, kind, id = '', charityId] =
    /^page:(campaign|charity|event):([^:]+)(?::charity:(\d{1,15}))?$/.exec(segment) ?? []
  if (kind === 'campaign') {
    const charity = charityId === undefined ? [] : [Number(charityId)]
    return {
      sql: `p.campaign_id = (SELECT id FROM campaigns WHERE guid = ?)${charity.length === 0 ? '' : ' AND p.charity_id = ?'}`,
      values: [id.toLowerCase(), ...charity],
    }
  }
  if (kind === undefined || !/^\d{1,15}$/.test(id)) return undefined
  return { sql: `p.${kind}_id = ?`, values: [Number(id)] }
}

function toTagCondition({ tagDefinitionId, value }: { tagDefinitionId: string; value: string }) {
  return {
    sql: 'p.id IN (SELECT page_id FROM page_tags WHERE definition_id = ? AND value = ?)',
    values: [tagDefinitionId, value],
  }
}

function getAmounts(domain: string, { value, currencyCode }: TagSum) {
  if (domain === 'fundraising:offline_donations_count') return [{ value, unit: 'count' }]
  const [category = ''] = domain.split(':')
  const records =
    category === 'fundraising'
      ? createMoneyRecords({
          onlineMinor: value,
          offlineMinor: value,
          donationCount: value,
          currencyCode,
        })
      : createActivityRecords([
          {
            type: category.toUpperCase(),
            count: value,
            distanceMetres: value,
            durationSeconds: value,
            elevationMetres: value,
          },
        ])
  return records.find(({ measurementDomain }) => measurementDomain === domain)?.amounts ?? []
}
