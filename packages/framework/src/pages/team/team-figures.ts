import { formatNumber } from '@milepost/measures/format'
import type { Team, TeamMember } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { mediaAddress } from '@milepost/server/media-address'
import { fillCount } from '@milepost/supporter/messages'
import type { Total } from '../../totals/total.ts'
import type { PageScope } from '../../frame/request/page-scope.ts'
import { readTeam, teamTotal } from '../../frame/request/read-team.ts'
import { type CardOfPage, sitePicture, toShareCard } from '../../frame/share/page-card.ts'
import { type TotalFigures, toTotalFigures } from '../../totals/total-figures.ts'

/** A team's total, and its figures in words. */
export async function teamFigures(
  scope: PageScope,
  reading: Reading<Team>,
): Promise<{ total: Total; figures: TotalFigures }> {
  const { country, messages, services } = scope
  const { value: team, asOf, isLastGood } = reading
  const total = await teamTotal(scope, reading)
  const now = services.now()
  const figures = toTotalFigures({
    raisedMinor: total.raisedMinor,
    targetMinor: total.targetMinor,
    donationCount: 0,
    currency: total.currency,
    country,
    messages,
    isOpen: giveToTeam(team) !== undefined,
    total: { of: total, now },
    lastGood: isLastGood ? { asOf, now } : undefined,
  })
  // A team's answer counts members, not donations.
  const members = fillCount(messages.teamPage.members, team.memberCount, {
    language: messages.language,
    values: { count: formatNumber(team.memberCount, { country }) },
  })
  return { total, figures: { ...figures, donations: members } }
}

/**
 * Returns the page that receives a donation to a team, which accepts none itself: that of the member who has raised least, so
 * that none is left behind.
 *
 * @returns the member, and where on this site the gift is given; undefined for a team that takes none
 */
export function giveToTeam({
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

/** The share card of a team, with what its members raised together: with its own picture, or else the site's. */
export function teamCard(
  scope: PageScope,
  { slug, name, image }: Pick<Team, 'slug' | 'name' | 'image'>,
  figures: TotalFigures,
): CardOfPage {
  const picture = image ? mediaAddress(image) : sitePicture(scope)
  return {
    subject: `team/${encodeURIComponent(slug)}`,
    card: toShareCard(scope, { title: name, figures, picture }),
  }
}

/**
 * Reads a team and makes its card.
 *
 * @returns undefined when there is no such team
 * @throws PlatformError when the team was never read and cannot be read
 */
export async function loadTeamCard(
  scope: PageScope,
  slug: string,
): Promise<CardOfPage | undefined> {
  const reading = await readTeam(scope, slug)
  if (reading === undefined) return undefined
  const { figures } = await teamFigures(scope, reading)
  return teamCard(scope, reading.value, figures)
}
