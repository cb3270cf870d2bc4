import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatNumber,
} from '@milepost/measures/format'
import { siteUnits, type UnitSystem } from '@milepost/supporter/page-facts'
import type { FitnessMeasure } from './project.ts'

/**
 * An amount of movement in the units of its measure, as people read it.
 *
 * @param amount - metres, seconds or a count
 * @param system - what is measured in; the site's own when left out
 */
export function formatMeasure(
  measure: FitnessMeasure,
  amount: number,
  country: string,
  system: UnitSystem = siteUnits(country),
): string {
  switch (measure) {
    case 'distance':
      return formatDistance(amount, { country, system, decimals: amount < 100_000 ? 1 : 0 })
    case 'elevation':
      return formatElevation(amount, { country, system })
    case 'duration':
      return formatDuration(amount, { country })
    case 'activities':
      return formatNumber(amount, { country })
  }
}
