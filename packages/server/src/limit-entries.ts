/**
 * Options of a cache that has at most so many entries. Said as `max` the cache would reserve the memory for all of them at
 * once, which is too much for a process with many sites.
 */
export function limitEntries(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
