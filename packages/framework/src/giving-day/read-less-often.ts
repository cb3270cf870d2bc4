import type { ReadCache } from '@milepost/server'
import { isFigureRead } from '../config/is-figure-read.ts'
import type { GivingDay } from './create-giving-day.ts'

/** Figures are read from the platform so many times as seldom, by the step. */
const factors = [1, 2, 3] as const

/** Reads of figures that ask as seldom as giving-day mode has it. What a gift made old is read at once all the same. */
export function readLessOften(reads: ReadCache, givingDay: Pick<GivingDay, 'status'>): ReadCache {
  return {
    ...reads,
    read(key, options, load) {
      if (!isFigureRead(key, options) || key.startsWith('checkout:')) {
        return reads.read(key, options, load)
      }
      const freshMs = options.freshMs * factors[givingDay.status().step]
      return reads.read(key, { ...options, freshMs }, load)
    },
  }
}
