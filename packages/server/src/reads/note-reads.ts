import type { ReadCache } from './read-cache.ts'

/** The same cache, which notes the keys of what is read through it. */
export function noteReads(reads: ReadCache, noted: Set<string>): ReadCache {
  return {
    read(key, options, load) {
      noted.add(key)
      return reads.read(key, options, load)
    },
    expire: (what, before) => reads.expire(what, before),
  }
}
