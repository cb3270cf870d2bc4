import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import type { PageFitness } from './fitness-activity.ts'
import { parseFitnessActivity } from './parse-fitness-activity.ts'
import { parseFitnessTotals } from './parse-fitness-totals.ts'

/** Reads the fitness of a page. Never throws. */
export function parsePageFitness(wire: unknown): PageFitness {
  return {
    ...parseFitnessTotals(wire),
    fitnessActivities: asList(asRecord(wire)['activities']).map(parseFitnessActivity),
  }
}
