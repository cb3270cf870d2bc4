/** Number of suggestions, and of concurrent checks. */
const wanted = 3

/**
 * Returns the first three available slugs of a list. Slugs that cannot be checked are skipped.
 *
 * @param isFree - calls the platform; up to three calls are concurrent
 */
export async function availableSlugs(
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
