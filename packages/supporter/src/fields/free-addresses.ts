/** How many free addresses are offered. The platform is asked for all of them at once. */
const wanted = 3

/**
 * The first three of some addresses that are free. One that nobody can tell of is left out.
 *
 * @param isFree - asks the platform; no more than three questions are on their way at once
 */
export async function freeAddresses(
  ideas: readonly string[],
  isFree: (address: string) => Promise<boolean>,
): Promise<string[]> {
  const free: string[] = []
  for (let first = 0; first < ideas.length && free.length < wanted; first += wanted) {
    const asked = ideas.slice(first, first + wanted)
    const answers = await Promise.all(asked.map((idea) => isFree(idea).catch(() => false)))
    free.push(...asked.filter((_, index) => answers[index]))
  }
  return free.slice(0, wanted)
}
