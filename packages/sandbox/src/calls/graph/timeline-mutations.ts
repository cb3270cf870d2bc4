import { GraphQLError } from 'graphql'
import type { AccountRow } from '../../records/account-row.ts'
import { authenticate } from '../../http/authenticate.ts'
import { recordActivity, removeEntry } from '../../records/record-activity.ts'
import type { PageRow } from '../../records/page-row.ts'
import { pageByGuid } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { guidOf, timelineEntryOf } from './node-id.ts'
import { timelineEntry } from './timeline.ts'

/** A new entry: an activity, or a note without one; metres and seconds (wire contract §2.3.3). */
export interface EntryInput {
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
 * Adds an entry to the caller's own page.
 *
 * @throws GraphQLError with one of the contract's messages, or what is wrong with a value
 */
export function createTimelineEntry(context: CallContext, input: EntryInput) {
  const account = caller(context)
  const page = pageByGuid(context.database, guidOf(input.pageId))
  if (input.type !== 'FUNDRAISING' || page === undefined) throw new GraphQLError('Page not found')
  checkOwner(account, page)
  if (input.creatorGuid.toLowerCase() !== account.guid) throw new GraphQLError('Not authorised')
  const madeMs = input.createdDate == null ? context.clock() : Date.parse(input.createdDate)
  if (!Number.isFinite(madeMs)) throw new GraphQLError('createdDate is not a date')
  const message = text('message', input.message, 5000)
  const imageUrl = address('imageMedia.url', input.media?.imageMedia?.url)
  const videoUrl = address('videoMedia.url', input.media?.videoMedia?.url)
  const { fitness } = input
  if (fitness == null) return noteEntry(context, page, { message, madeMs, imageUrl, videoUrl })
  for (const name of ['distance', 'duration', 'elevation'] as const) {
    const value = fitness[name]
    if (value < 0 || value > 1_000_000_000) throw new GraphQLError(`${name} is out of range`)
  }
  const legacyId = recordActivity(context, page, {
    type: fitness.activityType,
    title: text('title', fitness.title, 300),
    description: message,
    distanceMetres: fitness.distance,
    durationSeconds: fitness.duration,
    elevationMetres: fitness.elevation,
    steps: fitness.steps ?? null,
    madeMs,
    imageUrl,
    videoUrl,
  })
  return timelineEntry(context.database, page, legacyId)
}

/**
 * Removes an entry of the caller's own page.
 *
 * @throws GraphQLError `Entry not found` or `Not authorised`
 */
export function deleteTimelineEntry(context: CallContext, id: string): true {
  const account = caller(context)
  const entry = timelineEntryOf(id)
  const page = entry === undefined ? undefined : pageByGuid(context.database, entry.pageGuid)
  if (entry === undefined || page === undefined) throw new GraphQLError('Entry not found')
  checkOwner(account, page)
  if (!removeEntry(context, page, entry.key)) throw new GraphQLError('Entry not found')
  return true
}

function caller(context: CallContext): AccountRow {
  const bearer = /^bearer /i.test(context.request.headers.get('authorization') ?? '')
  const account = bearer ? authenticate(context) : undefined
  if (account === undefined) throw new GraphQLError('Not authorised')
  return account
}

function checkOwner(account: AccountRow, page: PageRow): void {
  if (page.ownerId !== account.id) throw new GraphQLError('Not authorised')
}

function noteEntry(
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
  return timelineEntry(database, page, legacyId)
}

function text(name: string, value: string | null | undefined, longest: number): string {
  if ((value ?? '').length > longest) throw new GraphQLError(`${name} is too long`)
  return value ?? ''
}

function address(name: string, value: string | undefined): string | null {
  if (value === undefined) return null
  const url = URL.parse(value)
  if (url === null || !['http:', 'https:'].includes(url.protocol)) {
    throw new GraphQLError(`${name} must be an http address`)
  }
  return url.href
}
