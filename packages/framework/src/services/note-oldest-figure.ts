import type { AnswerFacts, ReadCache } from '@milepost/server'
import { isFigureRead } from '../base/is-figure-read.ts'

/** The same cache, which notes when the oldest of the figures that are read through it was true. */
export function noteOldestFigure(
  reads: ReadCache,
  facts: Pick<AnswerFacts, 'oldestFigureMs'>,
): ReadCache {
  return {
    async read(key, options, load) {
      const reading = await reads.read(key, options, load)
      if (isFigureRead(key, options)) {
        facts.oldestFigureMs = Math.min(facts.oldestFigureMs ?? Infinity, reading.asOf.getTime())
      }
      return reading
    },
    expire: (what, beforeMs) => reads.expire(what, beforeMs),
  }
}
