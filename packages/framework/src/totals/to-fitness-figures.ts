import type { TotalsSummary } from '@milepost/measures'
import { formatDistance, formatElevation, formatNumber } from '@milepost/measures/format'
import { siteUnits } from '@milepost/supporter/page-facts'
import type { FitnessFigures } from './section-view.ts'

/**
 * Puts what everyone has done together into words, and onto a length: the coast that is walked round
 * and round, the mountain that is climbed again and again.
 *
 * @param lengthMetres - above 0
 */
export function toFitnessFigures(
  summary: TotalsSummary,
  {
    measure,
    lengthMetres,
    country,
  }: { measure: 'distance' | 'elevation'; lengthMetres: number; country: string },
): FitnessFigures {
  const system = siteUnits(country)
  const isDistance = measure === 'distance'
  const metres = isDistance ? summary.fitnessDistanceTotal : summary.fitnessElevationTotal
  const laps = Math.floor(metres / lengthMetres)
  const share = metres > 0 ? (metres % lengthMetres) / lengthMetres : 0
  return {
    total: isDistance
      ? formatDistance(metres, { country, system, decimals: 0 })
      : formatElevation(metres, { country, system }),
    also: isDistance
      ? formatDistance(metres, {
          country,
          system: system === 'metric' ? 'imperial' : 'metric',
          decimals: 0,
        })
      : undefined,
    count: formatNumber(summary.fitnessCount, { country }),
    percent: Math.round(share * 1000) / 10,
    laps,
  }
}
