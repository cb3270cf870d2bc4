/** Number of suggestions. The platform checks all of them at once. */
const wanted = 3

/**
 * Returns the first three free slugs of a list. Slugs that cannot be checked are skipped.
 *
 * @param isFree - calls the platform, at most three times concurrently
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
