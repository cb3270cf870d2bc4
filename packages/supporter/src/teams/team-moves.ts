import { isPlatformError, type Platform, type Team, isAnswerLost } from '@milepost/platform'
import {
  createTeam as sendTeam,
  fetchPage,
  findTeamShortName,
  joinTeam as sendJoin,
  leaveTeam as sendLeave,
  readBackTeam,
} from '@milepost/platform/rest'

/** Reads may lag a moment behind writes. */
const readBackDelayMs = 1000

interface Joining {
  page: { slug: string; uuid?: string | undefined }
  team: { slug: string; uuid: string }
}

/**
 * Joins a team, once. Where the answer is lost the page is asked which team it is in.
 *
 * @throws PlatformError when the page is not in the team
 */
export async function joinTeam(platform: Platform, { page, team }: Joining): Promise<void> {
  try {
    await sendJoin(platform, {
      pageSlug: page.slug,
      pageId: page.uuid,
      teamSlug: team.slug,
      teamId: team.uuid,
    })
  } catch (error) {
    if ((await teamAfter(platform, page.slug, error))?.slug !== team.slug) throw error
  }
}

/**
 * Leaves a team, once; as `joinTeam`.
 *
 * @throws PlatformError when the page is still in the team
 */
export async function leaveTeam(platform: Platform, { page, team }: Joining): Promise<void> {
  try {
    await sendLeave(platform, { pageSlug: page.slug, teamSlug: team.slug })
  } catch (error) {
    const after = await teamAfter(platform, page.slug, error)
    if (after === undefined || after.slug === team.slug) throw error
  }
}

/** The team that a page is in after a move whose answer was lost or refused, without a slug where it is in none; undefined when nobody knows. */
async function teamAfter(
  platform: Platform,
  slug: string,
  error: unknown,
): Promise<{ slug: string | undefined } | undefined> {
  if (!isPlatformError(error)) return undefined
  if (isAnswerLost(error)) await platform.clock.wait(readBackDelayMs)
  try {
    return { slug: (await fetchPage(platform, { slug })).teamShortName }
  } catch {
    return undefined
  }
}

export interface NewTeam {
  name: string
  story: string
  campaign: string
  captainSlug: string
  /** Major units. */
  target: number
  currency: string
}

export type MadeTeam =
  | { readonly outcome: 'made'; readonly team: Team }
  /** The captain's page is in a team: another tab made one, or an earlier try whose answer never came. */
  | { readonly outcome: 'inTeam'; readonly slug: string }
  /** No answer came, and nobody can tell. */
  | { readonly outcome: 'undecided' }

/**
 * Makes a team, once, under a short name that was found free beforehand, so that a lost answer can be
 * read back by it. A page that is in a team makes none: what the screen knows of it may be old.
 *
 * @param owner - the captain's guid
 * @throws PlatformError with any refusal
 */
export async function createTeam(
  platform: Platform,
  team: NewTeam,
  owner: string,
): Promise<MadeTeam> {
  const captain = await fetchPage(platform, { slug: team.captainSlug })
  if (captain.teamShortName !== undefined) {
    return { outcome: 'inTeam', slug: captain.teamShortName }
  }
  const slug = await findTeamShortName(platform, { name: team.name })
  try {
    return { outcome: 'made', team: await sendTeam(platform, { ...team, slug }) }
  } catch (error) {
    if (!isAnswerLost(error)) throw error
    await platform.clock.wait(readBackDelayMs)
    try {
      const found = await readBackTeam(platform, { slug, owner })
      if (found.outcome === 'found') return { outcome: 'made', team: found.entity }
      if (found.outcome === 'absent') throw error
    } catch (second) {
      if (second === error) throw error
    }
    return { outcome: 'undecided' }
  }
}
