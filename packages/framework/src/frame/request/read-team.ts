import type { Team, TeamMember } from '@milepost/platform'
import type { PlatformAdapter } from '@milepost/platform/adapter'
import type { CachedValue } from '@milepost/server'
import { getOnlineAmounts, getTeamOnlineAmounts } from '../../totals/exclusions.ts'
import {
  excludesOffline,
  totalsCacheAge,
  projectKeyPrefix,
  getProjectCurrency,
} from '../../totals/project.ts'
import { createReadKey } from '../../base/read-key.ts'
import { getCombinedAge } from '../../totals/project-lists.ts'
import { canBeSlug, isMissingPage, getPlatform, getPlatformVariant } from './read-page.ts'
import type { PageScope } from './scopes.ts'
import { type Total, toTotal } from '../../totals/total.ts'

/**
 * Reads a team with its members from the cache or the platform. Teams of an ended project are inactive.
 *
 * @returns undefined if the team does not exist, or if the platform does not support teams
 * @throws PlatformError if the team cannot be read and no last known good value is available
 */
export async function readTeam(
  scope: PageScope,
  slug: string,
): Promise<CachedValue<Team> | undefined> {
  const platform = getPlatform(scope)
  const { teams } = platform
  if (teams === undefined || !canBeSlug(slug)) return undefined
  const key = slug.toLowerCase()
  const reading = await scope.services.reads.read(
    `${getTeamKey(slug)}all/${getPlatformVariant(scope.site)}`,
    totalsCacheAge,
    async () => {
      try {
        return await teams.fetchTeamWithMembers({ slug: key })
      } catch (error) {
        if (isMissingPage(error, slug)) return undefined
        throw error
      }
    },
  )
  if (reading.value === undefined) return undefined
  // Applied after the cache, because drafts share its entries.
  const active = reading.value.active && !scope.project?.hasEnded
  const team = { ...reading.value, active }
  if (!isTeamOnlineOnly(scope, team)) return { ...reading, value: team }
  const { country } = scope
  const onlineKey = `${getTeamKey(slug)}online/${country}/${getPlatformVariant(scope.site)}`
  const members = await scope.services.reads.read(onlineKey, totalsCacheAge, () =>
    readOnlineMembers(platform, team, country),
  )
  return {
    ...getCombinedAge(reading, members),
    value: { ...team, ...getTeamOnlineAmounts(team), members: members.value },
  }
}

/** Whether offline donations of a team are excluded. */
function isTeamOnlineOnly(
  { site, services }: Pick<PageScope, 'site' | 'services'>,
  { campaignId: campaign, event, charityId }: Team,
): boolean {
  return excludesOffline(site, services.now(), { campaign, event, charityId })
}

/** Returns the cache key prefix of a team's reads. */
export function getTeamKey(slug: string): string {
  return `${createReadKey(`${projectKeyPrefix}team`, slug.toLowerCase())}/`
}

/** Reads the members' online totals from their pages, because the team itself has only combined totals. */
async function readOnlineMembers(
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
      : { ...member, currencyCode: page.currencyCode, ...getOnlineAmounts(page) }
  })
}

/** Returns the total of a team, in the team's currency. The number of donations is unknown. */
export async function getTeamTotal(scope: PageScope, reading: CachedValue<Team>): Promise<Total> {
  const { money, currencyCode, members } = reading.value
  const currency = currencyCode ?? (await getProjectCurrency(scope))
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
      exclusions: isTeamOnlineOnly(scope, reading.value) ? ['offline'] : [],
    },
    reading,
  )
}
