/**
 * The ranks of amounts: who has the same shares a rank, and the next has as many places less, as on a podium (1, 2, 2, 4).
 *
 * @param amounts - most first
 */
export function sharedRanks(amounts: readonly number[]): number[] {
  return amounts.map((amount) => amounts.indexOf(amount) + 1)
}
