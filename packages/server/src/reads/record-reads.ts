import type { ReadCache } from './read-cache.ts'

/** Wraps a read cache so that the key of each read is added to a set. */
export function recordReads(reads: ReadCache, noted: Set<string>): ReadCache {
  return {
    read(key, options, load) {
      noted.add(key)
      return reads.read(key, options, load)
    },
    expire: (what, before) => reads.expire(what, before),
  }
}
