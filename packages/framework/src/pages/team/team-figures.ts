import { formatNumber } from '@milepost/measures/format'
import type { Team, TeamMember } from '@milepost/platform'
import type { CachedValue } from '@milepost/server'
import { getMediaUrl } from '@milepost/server/media-address'
import { fillCount } from '@milepost/supporter/messages'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { readTeam, getTeamTotal } from '../../frame/request/read-team.ts'
import { type PageCard, getSiteImage, toShareCard } from '../../frame/share/page-card.ts'
import { type ProgressView, toProgressView } from '../../totals/total-figures.ts'

/** Reads a team's total, and formats it with the number of members. */
export async function loadTeamTotals(
  scope: PageScope,
  reading: CachedValue<Team>,
): Promise<{ total: Total; figures: ProgressView }> {
  const { country, messages, services } = scope
  const { value: team, asOf, isLastGood } = reading
  const total = await getTeamTotal(scope, reading)
  const now = services.now()
  const figures = toProgressView({
    raisedMinor: total.raisedMinor,
    targetMinor: total.targetMinor,
    donationCount: 0,
    currency: total.currency,
    country,
    messages,
    isOpen: findDonationPage(team) !== undefined,
    total: { of: total, now },
    lastGood: isLastGood ? { asOf, now } : undefined,
  })
  // The platform returns the number of members, but not of donations.
  const members = fillCount(messages.teamPage.members, team.memberCount, {
    language: messages.language,
    values: { count: formatNumber(team.memberCount, { country }) },
  })
  return { total, figures: { ...figures, donations: members } }
}

/**
 * Returns the member's page that receives donations to a team, because teams have no checkout: that of the active member who
 * has raised least.
 *
 * @returns the member and the path of the donation form; undefined if donations are not possible
 */
export function findDonationPage({
  active,
  members,
}: Pick<Team, 'active' | 'members'>): { member: TeamMember; href: string } | undefined {
  const [member] = members
    .filter(({ slug, active: isOpen }) => slug !== '' && isOpen)
    .toSorted((a, b) => a.money.raisedMinor - b.money.raisedMinor)
  return active && member
    ? { member, href: `/fundraising/${encodeURIComponent(member.slug)}/donate` }
    : undefined
}

/** Creates the share card of a team, with its own image or the site's. */
export function createTeamCard(
  scope: PageScope,
  { slug, name, image }: Pick<Team, 'slug' | 'name' | 'image'>,
  figures: ProgressView,
): PageCard {
  const picture = image ? getMediaUrl(image) : getSiteImage(scope)
  return {
    subject: `team/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, { title: name, figures, picture }),
  }
}

/**
 * Loads the share card of a team.
 *
 * @returns undefined if the team does not exist
 * @throws PlatformError if the team cannot be read and no last known good value is available
 */
export async function loadTeamCard(scope: PageScope, slug: string): Promise<PageCard | undefined> {
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  const { figures } = await loadTeamTotals(scope, reading)
  return createTeamCard(scope, reading.value, figures)
}
