import type { ReadCache } from '@milepost/server'
import { isFigureRead } from '../base/is-figure-read.ts'
import type { GivingDay } from './create-giving-day.ts'

/** Figures are read from the platform so many times as seldom, by the step. */
const factors = [1, 2, 3] as const

/** Reads of figures that ask as seldom as giving-day mode has it. After a gift, the figures that it changes are still read at once. */
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
