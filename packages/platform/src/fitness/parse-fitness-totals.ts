import { asRecord } from '../values/as-record.ts'
import { toAmount } from '../values/to-amount.ts'
import type { FitnessTotals } from './fitness-activity.ts'

/** Reads what activities add up to, from REST or from a totals summary. Never throws. */
export function parseFitnessTotals(wire: unknown): FitnessTotals {
  const fitness = asRecord(wire)
  return {
    fitnessDistanceTotal: toAmount(
      fitness['totalAmount'],
      fitness['distance'],
      fitness['fitnessDistanceTotal'],
    ),
    fitnessDurationTotal: toAmount(
      fitness['totalAmountTaken'],
      fitness['duration'],
      fitness['fitnessDurationTotal'],
    ),
    fitnessElevationTotal: toAmount(
      fitness['totalAmountElevation'],
      fitness['elevation'],
      fitness['fitnessElevationTotal'],
    ),
  }
}
