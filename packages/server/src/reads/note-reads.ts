import type { ReadCache } from './read-cache.ts'

/** Wraps a read cache so that it records the keys of all reads. */
export function noteReads(reads: ReadCache, noted: Set<string>): ReadCache {
  return {
    read(key, options, load) {
      noted.add(key)
      return reads.read(key, options, load)
    },
    expire: (what, before) => reads.expire(what, before),
  }
}
