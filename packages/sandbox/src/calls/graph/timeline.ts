import type { Database } from '../../database/open-database.ts'
import { findPageByGuid, type PageRow } from '../../records/page-row.ts'
import { formatIsoDate } from '../../values/wire-values.ts'
import {
  createConnection,
  parseNodeGuid,
  parseRowRange,
  parseTimelineId,
  toTimelineId,
} from './connection.ts'
import { GraphQLError } from 'graphql'
import type { AccountRow } from '../../records/accounts.ts'
import { authenticate } from '../../http/authenticate.ts'
import { recordActivity, deleteEntry } from '../../records/record-activity.ts'
import type { CallContext } from '../../http/call-context.ts'

/** Arguments of a timeline. */
export interface TimelineArguments {
  first: number
  after?: string | null
  entryType?: 'FITNESS' | 'MANUAL' | null
}

interface TimelineEntryRow {
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

const selectEntries = `SELECT 'FITNESS' AS kind, a.id, a.page_id, a.legacy_id AS legacyId, a.type, a.title, a.description,
    a.distance_metres AS distanceMetres, a.duration_seconds AS durationSeconds,
    a.elevation_metres AS elevationMetres, a.steps, m.image_url AS imageUrl,
    m.video_url AS videoUrl, a.made_ms AS madeMs
  FROM activities AS a LEFT JOIN activity_media AS m ON m.page_id = a.page_id AND m.legacy_id = a.legacy_id
    WHERE a.page_id = ?1
  UNION ALL SELECT 'MANUAL', id, page_id, legacy_id, NULL, '', message, 0, 0, 0, NULL, image_url, video_url, made_ms
  FROM notes WHERE page_id = ?1`

/** Returns a page's activities and notes, newest first. */
export function getPageTimeline(
  database: Database,
  page: PageRow,
  { entryType = null, ...wanted }: TimelineArguments,
) {
  const slice = parseRowRange(wanted)
  const total = database.get<{ n: number }>(
    `SELECT count(*) AS n FROM (${selectEntries}) WHERE kind = coalesce(?2, kind)`,
    page.id,
    entryType,
  )
  const rows = database.all<TimelineEntryRow>(
    `SELECT * FROM (${selectEntries}) WHERE kind = coalesce(?2, kind)
      ORDER BY madeMs DESC, id DESC LIMIT ?3 OFFSET ?4`,
    page.id,
    entryType,
    slice.limit,
    slice.offset,
  )
  return createConnection(
    rows.map((row) => toTimelineEntry(page, row)),
    total?.n ?? 0,
    slice,
  )
}

/** Returns an entry by its legacy id; null if it does not exist. */
function findTimelineEntry(database: Database, page: PageRow, legacyId: string) {
  const row = database.get<TimelineEntryRow>(
    `SELECT * FROM (${selectEntries}) WHERE legacyId = ?2`,
    page.id,
    legacyId,
  )
  return row === undefined ? null : toTimelineEntry(page, row)
}

function toTimelineEntry(page: PageRow, row: TimelineEntryRow) {
  const [app, entry] = row.legacyId.split(':')
  return {
    id: toTimelineId(page.guid, row.legacyId),
    legacyId: row.legacyId,
    type: row.type === null ? 'MANUAL' : 'FITNESS',
    message: row.description,
    createdAt: formatIsoDate(row.madeMs),
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
            // Manual entries have no id from a fitness app.
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

/** Input for an activity, in metres and seconds, or for a note if `fitness` is omitted (wire contract §2.3.3). */
export interface TimelineEntryInput {
  type: string
  pageId: string
  creatorGuid: string
  createdDate?: string | null
  message?: string | null
  fitness?: {
    title?: string | null
    activityType: string
    distance: number
    duration: number
    elevation: number
    steps?: number | null
  } | null
  media?: {
    imageMedia?: { url: string } | null
    videoMedia?: { url: string } | null
  } | null
}

/**
 * Adds an entry to the caller's page.
 *
 * @throws GraphQLError with one of the wire contract's messages, or a validation message
 */
export function createTimelineEntry(context: CallContext, input: TimelineEntryInput) {
  const account = requireCaller(context)
  const page = findPageByGuid(context.database, parseNodeGuid(input.pageId))
  if (input.type !== 'FUNDRAISING' || page === undefined) throw new GraphQLError('Page not found')
  requireOwner(account, page)
  if (input.creatorGuid.toLowerCase() !== account.guid) throw new GraphQLError('Not authorised')
  const madeMs = input.createdDate == null ? context.clock() : Date.parse(input.createdDate)
  if (!Number.isFinite(madeMs)) throw new GraphQLError('createdDate is not a date')
  const message = validateText('message', input.message, 5000)
  const imageUrl = parseHttpUrl('imageMedia.url', input.media?.imageMedia?.url)
  const videoUrl = parseHttpUrl('videoMedia.url', input.media?.videoMedia?.url)
  const { fitness } = input
  if (fitness == null)
    return createNoteEntry(context, page, { message, madeMs, imageUrl, videoUrl })
  for (const name of ['distance', 'duration', 'elevation'] as const) {
    const value = fitness[name]
    if (value < 0 || value > 1_000_000_000) throw new GraphQLError(`${name} is out of range`)
  }
  const legacyId = recordActivity(context, page, {
    type: fitness.activityType,
    title: validateText('title', fitness.title, 300),
    description: message,
    distanceMetres: fitness.distance,
    durationSeconds: fitness.duration,
    elevationMetres: fitness.elevation,
    steps: fitness.steps ?? null,
    madeMs,
    imageUrl,
    videoUrl,
  })
  return findTimelineEntry(context.database, page, legacyId)
}

/**
 * Deletes an entry from the caller's page.
 *
 * @throws GraphQLError `Entry not found` or `Not authorised`
 */
export function deleteTimelineEntry(context: CallContext, id: string): true {
  const account = requireCaller(context)
  const entry = parseTimelineId(id)
  const page = entry === undefined ? undefined : findPageByGuid(context.database, entry.pageGuid)
  if (entry === undefined || page === undefined) throw new GraphQLError('Entry not found')
  requireOwner(account, page)
  if (!deleteEntry(context, page, entry.key)) throw new GraphQLError('Entry not found')
  return true
}

function requireCaller(context: CallContext): AccountRow {
  const bearer = /^bearer /i.test(context.request.headers.get('authorization') ?? '')
  const account = bearer ? authenticate(context) : undefined
  if (account === undefined) throw new GraphQLError('Not authorised')
  return account
}

function requireOwner(account: AccountRow, page: PageRow): void {
  if (page.ownerId !== account.id) throw new GraphQLError('Not authorised')
}

function createNoteEntry(
  { database, random }: CallContext,
  page: PageRow,
  note: { message: string; madeMs: number; imageUrl: string | null; videoUrl: string | null },
) {
  const legacyId = `JG:NOTE:${random.uuid().replaceAll('-', '').slice(0, 12)}`
  database.run(
    'INSERT INTO notes (legacy_id, page_id, message, image_url, video_url, made_ms) VALUES (?, ?, ?, ?, ?, ?)',
    legacyId,
    page.id,
    note.message,
    note.imageUrl,
    note.videoUrl,
    note.madeMs,
  )
  return findTimelineEntry(database, page, legacyId)
}

function validateText(name: string, value: string | null | undefined, maxLength: number): string {
  if ((value ?? '').length > maxLength) throw new GraphQLError(`${name} is too long`)
  return value ?? ''
}

function parseHttpUrl(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new GraphQLError(`${name} must be an HTTP or HTTPS URL`)
  }
  return url.href
}
