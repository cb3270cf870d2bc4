/**
 * A team's name as `createTeam` and `updateTeam` send it: word characters of every script, spaces
 * and ' " ! ? £ $ € ¥ . , - (Spec §5), cut to 255 characters. '' when nothing is left.
 */
export function cleanTeamName(name: string): string {
  const cleaned = name.replaceAll(/[^\p{L}\p{M}\p{N}_\s'"!?£$€¥.,-]/gu, '').trim()
  return Array.from(cleaned).slice(0, 255).join('')
}
