/** What a board of people, teams or the values of a tag may rank by. */
export const boardRankings = ['amount', 'gifts', 'distance', 'streak'] as const
export type BoardRanking = (typeof boardRankings)[number]

/** What each kind of board can rank by on any platform that we know. */
const possible: Readonly<Record<string, readonly BoardRanking[]>> = {
  people: boardRankings,
  teams: ['amount', 'gifts'],
  tag: ['amount', 'gifts', 'distance'],
  // Its measure says what it ranks by: the doctor tells that the other changes nothing.
  fitness: boardRankings,
}

const reasons: Readonly<Record<string, string>> = {
  teams: 'no platform lists what the members of each team have done: rank teams by amount or gifts',
  tag: 'no platform counts days in a row by tag: rank the values of a tag by amount, gifts or distance',
}

/** Why a kind of board cannot rank so; undefined where it can. */
export function whyBoardIsUnranked(
  kind: string,
  rankBy: BoardRanking | undefined,
): string | undefined {
  if (rankBy === undefined || possible[kind]?.includes(rankBy)) return undefined
  return reasons[kind] ?? `a board of ${kind} cannot rank by ${rankBy}`
}
