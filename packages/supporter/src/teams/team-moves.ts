import { isResponseLost, isPlatformError, getErrorMessage, type Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { groupOf } from '../session/group-of.ts'

/** Reads may lag a moment behind writes. */
const readBackDelayMs = 1000

interface Joining {
  /** Resolves after `delayMs`. */
  wait: (delayMs: number) => Promise<void>
  page: { slug: string; uuid?: string | undefined }
  team: { slug: string; uuid: string }
}

/**
 * Joins a team, once. Where the answer is lost the page is asked which team it is in.
 *
 * @throws PlatformError when the page is not in the team
 */
export async function joinTeam(
  platform: PlatformAdapter,
  { page, team, wait }: Joining,
): Promise<void> {
  try {
    await groupOf(platform, 'teams').joinTeam({
      pageSlug: page.slug,
      pageId: page.uuid,
      teamSlug: team.slug,
      teamId: team.uuid,
    })
  } catch (error) {
    if ((await teamAfter(platform, page.slug, { error, wait }))?.slug !== team.slug) throw error
  }
}

/**
 * Leaves a team, once; as `joinTeam`.
 *
 * @throws PlatformError when the page is still in the team
 */
export async function leaveTeam(
  platform: PlatformAdapter,
  { page, team, wait }: Joining,
): Promise<void> {
  try {
    await groupOf(platform, 'teams').leaveTeam({ pageSlug: page.slug, teamSlug: team.slug })
  } catch (error) {
    const after = await teamAfter(platform, page.slug, { error, wait })
    if (after === undefined || after.slug === team.slug) throw error
  }
}

/** Returns a page's team after a lost or refused move, without a slug if it has none; undefined if unknown. */
async function teamAfter(
  platform: PlatformAdapter,
  slug: string,
  { error, wait }: Pick<Joining, 'wait'> & { error: unknown },
): Promise<{ slug: string | undefined } | undefined> {
  if (!isPlatformError(error)) return undefined
  if (isResponseLost(error)) await wait(readBackDelayMs)
  try {
    return { slug: (await platform.pages.fetchPage({ slug })).teamShortName }
  } catch {
    return undefined
  }
}

export interface NewTeam {
  name: string
  /** Its address, found free beforehand. */
  slug: string
  story: string
  campaign: string
  captainSlug: string
  /** Major units. */
  target: number
  currency: string
}

export type CreatedTeam =
  | { readonly outcome: 'made'; readonly team: Team }
  /** The captain's page is in a team: another tab made one, or an earlier try whose answer never came. */
  | { readonly outcome: 'inTeam'; readonly slug: string }
  /** Another team has the address. */
  | { readonly outcome: 'taken' }
  /** No response arrived, so the result is unknown. */
  | { readonly outcome: 'undecided' }

/**
 * Creates a team exactly once, under a slug that is known beforehand, so that it can be looked up after a lost
 * response. Does nothing if the page is in a team, because the screen's data may be stale.
 *
 * @param options.owner - the captain's GUID
 * @throws PlatformError for any error response
 */
export async function createTeam(
  platform: PlatformAdapter,
  team: NewTeam,
  { owner, wait }: Pick<Joining, 'wait'> & { owner: string },
): Promise<CreatedTeam> {
  const captain = await platform.pages.fetchPage({ slug: team.captainSlug })
  if (captain.teamShortName !== undefined) {
    return { outcome: 'inTeam', slug: captain.teamShortName }
  }
  const teams = groupOf(platform, 'teams')
  const { slug } = team
  try {
    return { outcome: 'made', team: await teams.createTeam(team) }
  } catch (error) {
    if (/taken|in ?use/i.test(getErrorMessage(error))) return { outcome: 'taken' }
    if (!isResponseLost(error)) throw error
    await wait(readBackDelayMs)
    try {
      const found = await teams.readBackTeam({ slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', team: found.entity }
      if (found.outcome === 'absent') throw error
    } catch (second) {
      if (second === error) throw error
    }
    return { outcome: 'undecided' }
  }
}
