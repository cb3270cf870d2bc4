import type { Reading } from '@milepost/server'

/** When a figure was true that is made of several readings: at the time of the oldest; last good, as soon as one is. */
export function oldestReading(
  ...readings: readonly Pick<Reading<unknown>, 'asOf' | 'isLastGood'>[]
): Pick<Reading<unknown>, 'asOf' | 'isLastGood'> {
  return {
    asOf: new Date(Math.min(...readings.map(({ asOf }) => asOf.getTime()))),
    isLastGood: readings.some(({ isLastGood }) => isLastGood),
  }
}
