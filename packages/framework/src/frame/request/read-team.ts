import type { Team, TeamMember } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { Reading } from '@milepost/server'
import { countOnlineOnly, countTeamOnlineOnly } from '../../totals/left-out.ts'
import { excludesOffline, figuresAge, projectKey, projectCurrency } from '../../totals/project.ts'
import { readKey } from '../../base/read-key.ts'
import { oldestReading } from '../../totals/project-lists.ts'
import { canBeSlug, isMissing, platformFor, variantOf } from './read-page.ts'
import type { PageScope } from './page-scope.ts'
import { type Total, toTotal } from '../../totals/total.ts'

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
function excludesOfflineOfTeam(
  { site, services }: Pick<PageScope, 'site' | 'services'>,
  { campaignId: campaign, event, charityId }: Team,
): boolean {
  return excludesOffline(site, services.now(), { campaign, event, charityId })
}

/** Prefix of the keys of a team's reads. */
export function teamKey(slug: string): string {
  return `${readKey(`${projectKey}team`, slug.toLowerCase())}/`
}

/** Returns members with their online totals. A team's response has combined totals only, while pages have both. */
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

/** Returns a team's total, in the team's currency. The number of donations is unknown. */
export async function teamTotal(scope: PageScope, reading: Reading<Team>): Promise<Total> {
  const { money, currencyCode, members } = reading.value
  const currency = currencyCode ?? (await projectCurrency(scope))
  return toTotal(
    {
      currency,
      items: members
        .filter((member) => (member.currencyCode ?? currency) === currency)
        .map(({ name, money: { raisedMinor: amountMinor } }) => ({ name, amountMinor })),
      raisedMinor: money.raisedMinor,
      offlineMinor: money.raisedOfflineMinor,
      targetMinor: money.targetMinor,
      donationCount: undefined,
      leftOut: excludesOfflineOfTeam(scope, reading.value) ? ['offline'] : [],
    },
    reading,
  )
}
