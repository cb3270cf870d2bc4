/** Does something with each of a list, so many at a time. */
export async function inParallel<T>(
  list: readonly T[],
  width: number,
  work: (each: T, index: number) => Promise<void>,
): Promise<void> {
  let next = 0
  const line = async () => {
    while (next < list.length) {
      const index = next
      next += 1
      // oxlint-disable-next-line no-await-in-loop -- one after the other is what a line is
      await work(list[index] as T, index)
    }
  }
  await Promise.all(Array.from({ length: Math.min(width, list.length) }, line))
}
