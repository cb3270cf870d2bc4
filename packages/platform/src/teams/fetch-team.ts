import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { fetchPages } from '../pages/fetch-pages.ts'
import type { Platform } from '../platform/platform.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { parseTeam } from './parse-team.ts'
import type { Team, TeamOptions } from './team.ts'

/** Which team, and how much of it. */
export interface TeamSelection extends TeamOptions {
  slug: string
  /** Every member instead of the first few. @default false */
  includePages?: boolean | undefined
  /** What its activities add up to. @default false */
  includeFitness?: boolean | undefined
  /** The members' whole pages, in bulk. @default false */
  includeFullPages?: boolean | undefined
  signal?: AbortSignal | undefined
}

/**
 * Reads a team by its short name.
 *
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a slug
 */
export async function fetchTeam(platform: Platform, selection: TeamSelection): Promise<Team> {
  const { slug, includePages = false, includeFitness = false, signal } = emptyIfMissing(selection)
  const path = `/v1/teamsv3/${pathSegment('slug', toSlug(slug))}`
  const first = asRecord(await requestRest(platform, { to: 'api', path, signal }))
  const guid = toText(first['teamGuid'])
  const [members, fitness] = await Promise.all([
    includePages ? readMembers(platform, path, first, signal) : membersOf(first),
    includeFitness && guid
      ? requestRest(platform, {
          to: 'api',
          path: `/v1/fitness/teams/${pathSegment('team', guid)}`,
          query: { limit: 100 },
          signal,
        })
      : undefined,
  ])
  const membership = { ...asRecord(first['membership']), members }
  const team = parseTeam(platform, { ...first, membership, fitness }, selection)
  if (!selection.includeFullPages || team.pages.length === 0) return team
  return { ...team, members: await fetchPages(platform, { ids: team.pages, signal }) }
}

function membersOf(team: Readonly<Record<string, unknown>>): readonly unknown[] {
  return asList(asRecord(team['membership'])['members'])
}

/** Asks on until all members are there; stops where an answer adds nothing or starts over. */
async function readMembers(
  platform: Platform,
  path: string,
  first: Readonly<Record<string, unknown>>,
  signal: AbortSignal | undefined,
): Promise<unknown[]> {
  const count = toAmount(asRecord(first['membership'])['numberOfMembers'])
  const members = [...membersOf(first)]
  const seen = new Set<string>()
  let cursor = toText(asRecord(first['pagination'])['endCursor'])
  while (members.length < count && cursor !== undefined && !seen.has(cursor)) {
    seen.add(cursor)
    const query = { nextPageKey: cursor }
    // Each answer contains the key of the next.
    // oxlint-disable-next-line no-await-in-loop
    const part = asRecord(await requestRest(platform, { to: 'api', path, query, signal }))
    const added = membersOf(part)
    if (added.length === 0) break
    members.push(...added)
    cursor = toText(asRecord(part['pagination'])['endCursor'])
  }
  return members
}
