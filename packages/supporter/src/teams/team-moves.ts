import { isResponseLost, isPlatformError, getErrorMessage, type Team } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import { requireCallGroup } from '../session/session-scope.ts'

/** Delay before reading back, in ms, because reads lag behind writes. */
const readBackDelayMs = 1000

interface TeamMove {
  /** Resolves after `delayMs`. */
  wait: (delayMs: number) => Promise<void>
  page: { slug: string; uuid?: string | undefined }
  team: { slug: string; uuid: string }
}

/**
 * Joins a team. Sends one request; if that fails, checks whether the page is in the team anyway.
 *
 * @throws PlatformError if the page is not in the team
 */
export async function joinTeam(
  platform: PlatformAdapter,
  { page, team, wait }: TeamMove,
): Promise<void> {
  try {
    await requireCallGroup(platform, 'teams').joinTeam({
      pageSlug: page.slug,
      pageId: page.uuid,
      teamSlug: team.slug,
      teamId: team.uuid,
    })
  } catch (error) {
    if ((await fetchTeamAfterFailure(platform, page.slug, { error, wait }))?.slug !== team.slug)
      throw error
  }
}

/**
 * Leaves a team. Sends one request; if that fails, checks whether the page has left anyway.
 *
 * @throws PlatformError if the page is still in the team, or this is unknown
 */
export async function leaveTeam(
  platform: PlatformAdapter,
  { page, team, wait }: TeamMove,
): Promise<void> {
  try {
    await requireCallGroup(platform, 'teams').leaveTeam({
      pageSlug: page.slug,
      teamSlug: team.slug,
    })
  } catch (error) {
    const after = await fetchTeamAfterFailure(platform, page.slug, { error, wait })
    if (after === undefined || after.slug === team.slug) throw error
  }
}

/** Returns a page's team after a failed request, without a slug if it has none. Undefined if it cannot be read. */
async function fetchTeamAfterFailure(
  platform: PlatformAdapter,
  slug: string,
  { error, wait }: Pick<TeamMove, 'wait'> & { error: unknown },
): Promise<{ slug: string | undefined } | undefined> {
  if (!isPlatformError(error)) return undefined
  if (isResponseLost(error)) await wait(readBackDelayMs)
  try {
    return { slug: (await platform.pages.fetchPage({ slug })).teamShortName }
  } catch {
    return undefined
  }
}

interface NewTeam {
  name: string
  /** Slug, previously checked to be available. */
  slug: string
  story: string
  campaign: string
  captainSlug: string
  /** In major units of `currency`. */
  target: number
  currency: string
}

type CreateTeamResult =
  | { readonly outcome: 'made'; readonly team: Team }
  /** The captain's page is already in a team: another tab created one, or an earlier request whose response was lost. */
  | { readonly outcome: 'inTeam'; readonly slug: string }
  /** Another team has the slug. */
  | { readonly outcome: 'taken' }
  /** The response was lost, and the result is unknown. */
  | { readonly outcome: 'undecided' }

/**
 * Creates a team exactly once. If the response is lost, looks the team up by its slug. Does nothing if the captain's page is
 * already in a team, because the screen may be out of date.
 *
 * @param options.owner - GUID of the captain
 * @throws PlatformError if the platform rejects the team
 */
export async function createTeam(
  platform: PlatformAdapter,
  team: NewTeam,
  { owner, wait }: Pick<TeamMove, 'wait'> & { owner: string },
): Promise<CreateTeamResult> {
  const captain = await platform.pages.fetchPage({ slug: team.captainSlug })
  if (captain.teamShortName !== undefined) {
    return { outcome: 'inTeam', slug: captain.teamShortName }
  }
  const teams = requireCallGroup(platform, 'teams')
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
