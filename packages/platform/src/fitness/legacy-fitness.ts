import type { Platform } from '../platform/platform.ts'
import { cleanInputs, toPathSegment, requireArguments, requireToken } from '../request/arguments.ts'
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

export interface PageFitnessQuery {
  /** The page's slug. */
  slug: string
  /** Maximum number of activities. @default 100 */
  limit?: number | undefined
  /** Number of activities to skip. @default 0 */
  offset?: number | undefined
  /** Date of the first activity, ISO 8601. @default no limit */
  start?: string | undefined
  /** Date of the last activity, ISO 8601. @default no limit */
  end?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches a page's activities and their totals from the REST API.
 *
 * @throws {HttpError} 404 if the page does not exist
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function fetchPageFitness(
  platform: Platform,
  selection: PageFitnessQuery,
): Promise<PageFitness> {
  const { slug, limit = 100, offset = 0, start, end, signal } = cleanInputs(selection)
  const path = `/v1/fitness/fundraising/${toPathSegment('slug', toSlug(slug))}`
  const query = { limit, offset, start, end }
  return parsePageFitness(await requestRest(platform, { to: 'api', path, query, signal }))
}

/**
 * Fetches a team's activity totals, overall and per page.
 *
 * @param team - GUID
 * @throws {HttpError} 404 if the team does not exist
 * @throws {MissingArgumentError} if the GUID is missing
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
  const { team, limit = 100, start, end, signal } = cleanInputs(inputs)
  const path = `/v1/fitness/teams/${toPathSegment('team', team)}`
  const query = { limit, start, end }
  return parseTeamFitness(platform, await requestRest(platform, { to: 'api', path, query, signal }))
}

/** An activity to record with the REST API. */
export interface CreateLegacyFitnessActivityInputs extends ActivityInputs {
  pageSlug: string
  signal?: AbortSignal | undefined
}

/**
 * Adds an activity to a page with the REST API. Never retried.
 *
 * @returns `id` for `deleteLegacyFitnessActivity`; '' if the response has none
 * @throws {MissingArgumentError} if the token or page is missing (Spec §5)
 * @throws {UnsupportedError} if `createdAt` is invalid
 */
export async function createLegacyFitnessActivity(
  platform: Platform,
  given: CreateLegacyFitnessActivityInputs,
): Promise<{ id: string; externalId: string | undefined }> {
  const { pageSlug, signal, ...inputs } = cleanInputs(given)
  requireToken(platform)
  requireArguments({ pageSlug })
  const { title, activityType, distance, duration, elevation, createdAt } = measureActivity(inputs)
  const today = new Date(platform.clock.now()).toISOString().slice(0, 10)
  const day = createdAt && toLocalDay(inputs.createdAt, createdAt)
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
  const response = asRecord(
    await requestRest(platform, { method: 'POST', to: 'api', path, body, withToken: true, signal }),
  )
  return { id: toText(response['id']) ?? '', externalId: toText(response['externalId']) }
}

/** Returns the day of a date, `YYYY-MM-DD`. Text keeps the day as written, which is in the supporter's time zone; a `Date` is in UTC. */
function toLocalDay(input: unknown, date: Date): string {
  const text = typeof input === 'string' ? /^\s*(\d{4}-\d\d-\d\d)/.exec(input)?.[1] : undefined
  return text ?? date.toISOString().slice(0, 10)
}

/**
 * Deletes an activity with the REST API. Never retried.
 *
 * @param id - `legacyId` of the activity
 * @throws {MissingArgumentError} if the token, page or ID is missing
 * @throws {HttpError} 403 if the page belongs to another supporter, 404 if the activity does not exist
 */
export async function deleteLegacyFitnessActivity(
  platform: Platform,
  inputs: { page: string; id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { page, id, signal } = cleanInputs(inputs)
  requireToken(platform)
  const path = `/v1/fitness/fundraising/${toPathSegment('page', toSlug(page))}/${toPathSegment('id', id)}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
