import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatNumber,
} from '@milepost/measures/format'
import type { FitnessMeasure } from '../project/project.ts'

/**
 * An amount of movement in the units of its measure, as people read it.
 *
 * @param amount - metres, seconds or a count
 */
export function formatMeasure(measure: FitnessMeasure, amount: number, country: string): string {
  switch (measure) {
    case 'distance':
      return formatDistance(amount, { country, decimals: amount < 100_000 ? 1 : 0 })
    case 'elevation':
      return formatElevation(amount, { country })
    case 'duration':
      return formatDuration(amount, { country })
    case 'activities':
      return formatNumber(amount, { country })
  }
}
