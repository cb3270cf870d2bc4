import type { ReadCache } from '@milepost/server'
import { isFigureRead } from '../config/is-figure-read.ts'

/**
 * The same cache for whoever shows figures as they change: they are asked for again sooner than pages ask, and never
 * given out while they are asked for. What changes seldom, and documents, are as they were.
 *
 * @param freshMs - how long a figure is given out without asking again
 */
export function readMoreOften(reads: ReadCache, freshMs: number): ReadCache {
  return {
    read(key, options, load) {
      return reads.read(key, isFigureRead(key, options) ? { freshMs, staleMs: 0 } : options, load)
    },
    expire: (what, beforeMs) => reads.expire(what, beforeMs),
  }
}
