import type { Database } from '../database/open-database.ts'
import { imageAddresses } from '../images/image-address.ts'
import type { PageRow } from '../pages/page-row.ts'
import { ownerName } from '../pages/page-row.ts'
import type { CallContext } from '../server/call-context.ts'
import { activityRecords, activitySums } from '../totals/activity-records.ts'
import { isoDate } from '../values/wire-date.ts'
import { connectionOf, sliceOf } from './connection.ts'
import { nodeIdOf, timelineIdOf } from './node-id.ts'

interface ConnectionArguments {
  first: number
  after?: string | null
}

interface ActivityRow {
  id: number
  legacyId: string
  type: string
  title: string
  description: string
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  steps: number | null
  madeMs: number
}

/** An amount of the graph: minor units. */
export function graphMoney(value: number, currencyCode: string) {
  return { value, currencyCode }
}

/** A picture as one member of the graph's media union. */
export function imageMedia(origin: string, name: string) {
  return { __typename: 'ImageMedia', url: imageAddresses(origin, name).absolute, caption: name }
}

/**
 * A supporter's page as the graph's `Page`.
 *
 * @param prefix - `fundraising/` before the slug in leaderboards, nothing among team members
 */
export function pageNode(
  { database, origin }: CallContext,
  page: PageRow,
  prefix = 'fundraising/',
) {
  const cover = imageMedia(origin, page.image)
  return {
    id: nodeIdOf('FUNDRAISING', page.guid),
    legacyId: page.guid,
    eventGivingGroupId: String(page.id),
    type: 'FUNDRAISING',
    slug: `${prefix}${page.shortName}`,
    title: page.title,
    summary: page.summaryWhy,
    story: page.story,
    status: page.status.toUpperCase(),
    url: `${origin}/www/fundraising/${page.shortName}`,
    createDate: isoDate(page.createdMs),
    owner: {
      id: String(page.ownerId),
      legacyId: page.ownerGuid,
      name: ownerName(page),
      avatar: page.ownerImage,
    },
    cover,
    heroMedia: cover,
    donationSummary: {
      totalAmount: graphMoney(page.raisedMinor, page.currencyCode),
      onlineAmount: graphMoney(page.onlineMinor, page.currencyCode),
      offlineAmount: graphMoney(page.offlineMinor, page.currencyCode),
      donationCount: page.donationCount,
      numberOfDonations: page.donationCount,
    },
    targetWithCurrency: graphMoney(page.targetMinor, page.currencyCode),
    totals: () => ({ timeline: activityRecords(activitySums(database, 'page', page.id)) }),
    timeline: (wanted: ConnectionArguments & { entryType?: 'FITNESS' | 'MANUAL' | null }) =>
      timeline(database, page, wanted),
  }
}

/** The page's activities, newest first. Entries written by hand are not kept, so there are none. */
function timeline(
  database: Database,
  page: PageRow,
  { entryType, ...wanted }: ConnectionArguments & { entryType?: 'FITNESS' | 'MANUAL' | null },
) {
  const slice = sliceOf(wanted)
  if (entryType === 'MANUAL') return connectionOf([], 0, slice)
  const rows = database.all<ActivityRow>(
    `SELECT id, legacy_id AS legacyId, type, title, description, distance_metres AS distanceMetres,
      duration_seconds AS durationSeconds, elevation_metres AS elevationMetres, steps, made_ms AS madeMs
      FROM activities WHERE page_id = ? ORDER BY made_ms DESC, id DESC LIMIT ? OFFSET ?`,
    page.id,
    slice.limit,
    slice.offset,
  )
  const total = activitySums(database, 'page', page.id).reduce((sum, { count }) => sum + count, 0)
  return connectionOf(
    rows.map((row) => timelineEntry(page, row)),
    total,
    slice,
  )
}

function timelineEntry(page: PageRow, row: ActivityRow) {
  const [app, entry] = row.legacyId.split(':')
  return {
    id: timelineIdOf(page.guid, row.legacyId),
    legacyId: row.legacyId,
    type: 'FITNESS',
    message: row.description,
    createdAt: isoDate(row.madeMs),
    media: [],
    fitnessActivity: {
      title: row.title,
      // An entry made by hand has no id in a fitness app.
      activityId: app === 'JG' ? null : entry,
      activityType: row.type,
      mapPolyline: null,
      distance: { value: row.distanceMetres, unit: 'meters' },
      elevation: { value: row.elevationMetres, unit: 'meters' },
      duration: { value: row.durationSeconds, unit: 'seconds' },
      steps: row.steps,
    },
  }
}
