import type { Team, TeamMember } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import { countOnlineOnly, countTeamOnlineOnly } from '../../totals/count-online-only.ts'
import { figuresAge, projectKey } from '../../totals/project.ts'
import { readKey } from '../../base/read-key.ts'
import { oldestReading } from '../../totals/oldest-reading.ts'
import { canBeSlug, isMissing } from './named-reads.ts'
import type { PageScope } from './page-scope.ts'
import { platformFor, variantOf } from './read-page.ts'
import { excludesOffline } from '../../totals/project-settings.ts'

/**
 * Reads a team with its members, from the cache or the platform. Once the project has ended, no team is active.
 *
 * @returns undefined when there is no such team, or the platform has no teams
 * @throws PlatformError when the team was never read and cannot be read
 */
export async function readTeam(scope: PageScope, slug: string): Promise<Reading<Team> | undefined> {
  const platform = platformFor(scope)
  const { teams } = platform
  if (teams === undefined || !canBeSlug(slug)) return undefined
  const key = slug.toLowerCase()
  const reading = await scope.services.reads.read(
    `${teamKey(slug)}all/${variantOf(scope.site)}`,
    figuresAge,
    async () => {
      try {
        return await teams.fetchTeamWithMembers({ slug: key })
      } catch (error) {
        if (isMissing(error, slug)) return undefined
        throw error
      }
    },
  )
  if (reading.value === undefined) return undefined
  // After the cache: the settings of a draft must not decide what others get.
  const active = reading.value.active && !scope.project?.hasEnded
  const team = { ...reading.value, active }
  if (!excludesOfflineOfTeam(scope, team)) return { ...reading, value: team }
  const { country } = scope
  const onlineKey = `${teamKey(slug)}online/${country}/${variantOf(scope.site)}`
  const members = await scope.services.reads.read(onlineKey, figuresAge, () =>
    onlineMembers(platform, team, country),
  )
  return {
    ...oldestReading(reading, members),
    value: { ...team, ...countTeamOnlineOnly(team), members: members.value },
  }
}

/** Whether offline donations of a team do not count. */
export function excludesOfflineOfTeam(
  { site, services }: Pick<PageScope, 'site' | 'services'>,
  { campaignId: campaign, event, charityId }: Team,
): boolean {
  return excludesOffline(site, services.now(), { campaign, event, charityId })
}

/** Prefix of the keys of a team's reads. */
export function teamKey(slug: string): string {
  return `${readKey(`${projectKey}team`, slug.toLowerCase())}/`
}

/** Members with what they raised online: a team tells only their whole sums, their pages tell both. */
async function onlineMembers(
  platform: PlatformAdapter,
  { pages, members, campaignId: campaign }: Team,
  country: string,
): Promise<TeamMember[]> {
  if (pages.length === 0) return members
  const parameters = { campaign, country, includeOffline: true }
  const known = await platform.pages.fetchPages({ ids: pages, ...parameters })
  return members.map((member) => {
    const page = known.find(({ uuid }) => uuid === member.uuid)
    return page === undefined
      ? member
      : { ...member, currencyCode: page.currencyCode, ...countOnlineOnly(page) }
  })
}
