import {
  isHttpError,
  isMissingArgumentError,
  isPlatformError,
  NotFoundError,
} from '../errors/errors.ts'
import { getGraphRequestInfo } from '../graph/request-graph.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  toPathSegment,
  requireArguments,
  requireBearer,
} from '../request/arguments.ts'
import { type ListPart, readList } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { createRandomText, toShortName, toSlug } from '../values/texts.ts'
import { asList, asRecord, type Guid, toAmount, toText } from '../values/values.ts'
import { parseTeam, type Team, type TeamOptions } from './team.ts'

/** Selects a team, and the parts of it to fetch. */
export interface TeamQuery extends TeamOptions {
  slug: string
  /** Whether to fetch all members, not just the first few. @default false */
  includePages?: boolean | undefined
  /** Whether to fetch the team's activity totals. @default false */
  includeFitness?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Fetches a team by slug.
 *
 * @throws {HttpError} 404 if the team does not exist
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function fetchTeam(platform: Platform, selection: TeamQuery): Promise<Team> {
  const { slug, includePages = false, includeFitness = false, signal } = cleanInputs(selection)
  const path = `/v1/teamsv3/${toPathSegment('slug', toSlug(slug))}`
  const first = asRecord(await requestRest(platform, { to: 'api', path, signal }))
  const guid = toText(first['teamGuid'])
  const [members, fitness] = await Promise.all([
    includePages ? readMembers(platform, path, first, signal) : getMembers(first),
    includeFitness && guid
      ? requestRest(platform, {
          to: 'api',
          path: `/v1/fitness/teams/${toPathSegment('team', guid)}`,
          query: { limit: 100 },
          signal,
        })
      : undefined,
  ])
  const membership = { ...asRecord(first['membership']), members }
  return parseTeam(platform, { ...first, membership, fitness }, selection)
}

function getMembers(team: Readonly<Record<string, unknown>>): readonly unknown[] {
  return asList(asRecord(team['membership'])['members'])
}

/** Fetches all members. Stops if a response has no members or repeats a cursor. */
async function readMembers(
  platform: Platform,
  path: string,
  first: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const count = toAmount(asRecord(first['membership'])['numberOfMembers'])
  let read = 0
  const { items } = await readList<string, ListPart<string>>('', Infinity, async (nextPageKey) => {
    const request = { to: 'api', path, query: { nextPageKey }, signal } as const
    const part = nextPageKey ? asRecord(await requestRest(platform, request)) : first
    const members = getMembers(part)
    read += members.length
    const cursor = toText(asRecord(part['pagination'])['endCursor'])
    return { items: members, next: read < count ? cursor : undefined }
  })
  return items
}

/**
 * Fetches a team by GUID. Looks up its slug with GraphQL, then fetches the team.
 *
 * @throws {NotFoundError} if the team does not exist
 * @throws {MissingArgumentError} if the GUID is missing
 */
export async function fetchTeamById(
  platform: Platform,
  inputs: Omit<TeamQuery, 'slug'> & { team: Guid },
): Promise<Team> {
  const { team, ...selection } = cleanInputs(inputs)
  requireArguments({ team })
  // Loaded on demand, so that other REST calls do not load the GraphQL transport.
  const { fetchTeamSlug } = await import('./fetch-team-slug.ts')
  const slug = await fetchTeamSlug(platform, { team, signal: selection.signal })
  if (slug === undefined) throw new NotFoundError('team', team, getGraphRequestInfo(platform))
  return fetchTeam(platform, { ...selection, slug })
}

/**
 * Fetches a team with all members and its activity totals. If that fails, fetches the team alone (Spec §7).
 *
 * @throws {HttpError} 404 if the team does not exist
 * @throws {MissingArgumentError} if the slug is missing
 */
export async function fetchTeamWithMembers(
  platform: Platform,
  selection: TeamOptions & { slug: string; signal?: AbortSignal | undefined },
): Promise<Team> {
  try {
    return await fetchTeam(platform, { ...selection, includePages: true, includeFitness: true })
  } catch (error) {
    const isFinal = isMissingArgumentError(error) || !isPlatformError(error)
    const isTeamMissing = isHttpError(error, 404) && error.request.path.includes('/teamsv3/')
    if (isFinal || isTeamMissing) throw error
    return fetchTeam(platform, selection)
  }
}

/**
 * Finds an available team slug, derived from `name`. If that slug is taken or the check fails, truncates it to 43 characters and appends a
 * hyphen and six random characters (Spec §5).
 *
 * @throws {MissingArgumentError} if the token or name is missing
 * @throws {UnsupportedError} if the platform uses Basic authentication
 */
export async function suggestTeamSlug(
  platform: Platform,
  inputs: { name: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const { name, signal } = cleanInputs(inputs)
  requireBearer(platform)
  requireArguments({ name })
  const slug = toShortName(name, 50) || 'team'
  const teams = `/v1/${platform.environment.provider}/proxy/campaigns/v1/teams`
  const path = `${teams}/shortNames/${toPathSegment('slug', slug)}/isAvailable`
  try {
    const request = { to: 'services', path, withToken: true, signal } as const
    if (asRecord(await requestRest(platform, request))['isAvailable'] === true) return slug
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
  return `${slug.slice(0, 43)}-${createRandomText(platform.random, 6)}`
}
