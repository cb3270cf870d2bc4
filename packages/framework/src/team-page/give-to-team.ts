import type { Team, TeamMember } from '@milepost/platform'

/**
 * Whose page a gift for a team goes to: a team takes no gifts itself, so they go to the member who has raised least,
 * so that none is left behind.
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
