import type { Database } from '../../database/open-database.ts'
import type { PageRow } from '../../records/page-row.ts'
import { isoDate } from '../../values/wire-date.ts'
import { connectionOf, rowRangeOf } from './connection.ts'
import { timelineIdOf } from './node-id.ts'

/** Arguments of a timeline. */
export interface TimelineArguments {
  first: number
  after?: string | null
  entryType?: 'FITNESS' | 'MANUAL' | null
}

interface EntryRow {
  legacyId: string
  /** Null for a note. */
  type: string | null
  title: string
  description: string
  distanceMetres: number
  durationSeconds: number
  elevationMetres: number
  steps: number | null
  imageUrl: string | null
  videoUrl: string | null
  madeMs: number
}

const entries = `SELECT 'FITNESS' AS kind, a.id, a.page_id, a.legacy_id AS legacyId, a.type, a.title, a.description,
    a.distance_metres AS distanceMetres, a.duration_seconds AS durationSeconds,
    a.elevation_metres AS elevationMetres, a.steps, m.image_url AS imageUrl,
    m.video_url AS videoUrl, a.made_ms AS madeMs
  FROM activities AS a LEFT JOIN activity_media AS m ON m.page_id = a.page_id AND m.legacy_id = a.legacy_id
    WHERE a.page_id = ?1
  UNION ALL SELECT 'MANUAL', id, page_id, legacy_id, NULL, '', message, 0, 0, 0, NULL, image_url, video_url, made_ms
  FROM notes WHERE page_id = ?1`

/** The page's activities and notes, newest first. */
export function timelineOfPage(
  database: Database,
  page: PageRow,
  { entryType = null, ...wanted }: TimelineArguments,
) {
  const slice = rowRangeOf(wanted)
  const total = database.get<{ n: number }>(
    `SELECT count(*) AS n FROM (${entries}) WHERE kind = coalesce(?2, kind)`,
    page.id,
    entryType,
  )
  const rows = database.all<EntryRow>(
    `SELECT * FROM (${entries}) WHERE kind = coalesce(?2, kind)
      ORDER BY madeMs DESC, id DESC LIMIT ?3 OFFSET ?4`,
    page.id,
    entryType,
    slice.limit,
    slice.offset,
  )
  return connectionOf(
    rows.map((row) => entryOf(page, row)),
    total?.n ?? 0,
    slice,
  )
}

/** One entry by its key; null when there is none. */
export function timelineEntry(database: Database, page: PageRow, legacyId: string) {
  const row = database.get<EntryRow>(
    `SELECT * FROM (${entries}) WHERE legacyId = ?2`,
    page.id,
    legacyId,
  )
  return row === undefined ? null : entryOf(page, row)
}

function entryOf(page: PageRow, row: EntryRow) {
  const [app, entry] = row.legacyId.split(':')
  return {
    id: timelineIdOf(page.guid, row.legacyId),
    legacyId: row.legacyId,
    type: row.type === null ? 'MANUAL' : 'FITNESS',
    message: row.description,
    createdAt: isoDate(row.madeMs),
    media: [
      ...(row.imageUrl === null
        ? []
        : [{ __typename: 'ImageMedia', url: row.imageUrl, caption: '' }]),
      ...(row.videoUrl === null ? [] : [{ __typename: 'VideoMedia', url: row.videoUrl }]),
    ],
    fitnessActivity:
      row.type === null
        ? null
        : {
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
