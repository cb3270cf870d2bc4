/**
 * Returns the `LRUCache` options that limit the number of entries. The `max` option would allocate memory for all of them up
 * front, which is too much for a process with many sites.
 */
export function limitEntries(entries: number): { maxSize: number; sizeCalculation: () => number } {
  return { maxSize: entries, sizeCalculation: () => 1 }
}
