import type { Platform } from '../platform/platform.ts'
import {
  emptyIfMissing,
  pathSegment,
  requireArguments,
  requireToken,
} from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { toSlug } from '../values/texts.ts'
import { asRecord, type Guid, toText } from '../values/values.ts'
import {
  type ActivityInputs,
  measureActivity,
  type PageFitness,
  parsePageFitness,
  parseTeamFitness,
  type TeamFitness,
} from './fitness-activity.ts'

/** The page, and which of its activities to fetch. */
export interface PageFitnessSelection {
  /** The page's short name. */
  slug: string
  /** The most activities to return. @default 100 */
  limit?: number | undefined
  /** How many to skip. @default 0 */
  offset?: number | undefined
  /** ISO 8601; only activities from then on. */
  start?: string | undefined
  /** ISO 8601; only activities until then. */
  end?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads a page's activities and what they add up to, by REST.
 *
 * @throws {HttpError} with status 404 when there is no such page
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchPageFitness(
  platform: Platform,
  selection: PageFitnessSelection,
): Promise<PageFitness> {
  const { slug, limit = 100, offset = 0, start, end, signal } = emptyIfMissing(selection)
  const path = `/v1/fitness/fundraising/${pathSegment('slug', toSlug(slug))}`
  const query = { limit, offset, start, end }
  return parsePageFitness(await requestRest(platform, { to: 'api', path, query, signal }))
}

/**
 * Reads what a team's activities add up to, in all and by page.
 *
 * @param team - its guid
 * @throws {HttpError} with status 404 when there is no such team
 * @throws {MissingArgumentError} without a guid
 */
export async function fetchTeamFitness(
  platform: Platform,
  inputs: {
    team: Guid
    limit?: number | undefined
    start?: string | undefined
    end?: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<TeamFitness> {
  const { team, limit = 100, start, end, signal } = emptyIfMissing(inputs)
  const path = `/v1/fitness/teams/${pathSegment('team', team)}`
  const query = { limit, start, end }
  return parseTeamFitness(platform, await requestRest(platform, { to: 'api', path, query, signal }))
}

/** An activity and the page it belongs to, for the legacy path. */
export interface CreateLegacyFitnessActivityInputs extends ActivityInputs {
  /** The page's short name. */
  pageSlug: string
  signal?: AbortSignal | undefined
}

/**
 * Adds an activity to a page by REST. Sent once, never tried again.
 *
 * @returns the id that `deleteLegacyFitnessActivity` takes, '' where the platform gives none
 * @throws {MissingArgumentError} without a token or a page (Spec §5)
 * @throws {UnsupportedError} for an invalid `createdAt`
 */
export async function createLegacyFitnessActivity(
  platform: Platform,
  given: CreateLegacyFitnessActivityInputs,
): Promise<{ id: string; externalId: string | undefined }> {
  const { pageSlug, signal, ...inputs } = emptyIfMissing(given)
  requireToken(platform)
  requireArguments({ pageSlug })
  const { title, activityType, distance, duration, elevation, createdAt } = measureActivity(inputs)
  const today = new Date(platform.clock.now()).toISOString().slice(0, 10)
  const day = createdAt && writtenDay(inputs.createdAt, createdAt)
  const body = {
    shortName: toSlug(pageSlug),
    title,
    description: inputs.message ?? '',
    type: activityType,
    distance,
    duration,
    elevation,
    dateCreated: day !== undefined && day < today ? day.split('-').toReversed().join('/') : null,
  }
  const path = '/v1/fitness'
  const answer = asRecord(
    await requestRest(platform, { method: 'POST', to: 'api', path, body, withToken: true, signal }),
  )
  return { id: toText(answer['id']) ?? '', externalId: toText(answer['externalId']) }
}

/** Returns the day of a date as its text has it, because the text is in the supporter's time zone. */
function writtenDay(written: unknown, date: Date): string {
  const text = typeof written === 'string' ? /^\s*(\d{4}-\d\d-\d\d)/.exec(written)?.[1] : undefined
  return text ?? date.toISOString().slice(0, 10)
}

/**
 * Deletes an activity by REST. Sent once.
 *
 * @param id - the activity's `legacyId`
 * @throws {MissingArgumentError} without a token, a page or an id
 * @throws {HttpError} 403 when the page is another supporter's, 404 when there is no such activity
 */
export async function deleteLegacyFitnessActivity(
  platform: Platform,
  inputs: { page: string; id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { page, id, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  const path = `/v1/fitness/fundraising/${pathSegment('page', toSlug(page))}/${pathSegment('id', id)}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
