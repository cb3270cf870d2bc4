import { fromMetres, toMetres, toNumber } from '@milepost/measures'

/** Page tag that stores the owner's choice of units. */
export const unitsTag = 'MilepostUnits'

/**
 * Returns the system of units of a supporter page: the owner's choice, otherwise the site's.
 *
 * @param tags - the page's tags by id; undefined if they could not be read
 */
export function getUnits(
  tags: Readonly<Record<string, string>> | undefined,
  country: string,
): UnitSystem {
  const chosen = tags?.[unitsTag]
  return chosen === 'metric' || chosen === 'imperial' ? chosen : getSiteUnits(country)
}

/** Countries that use miles and feet. */
const imperialCountries = ['us', 'lr', 'mm']

/**
 * Returns a site's system of units.
 *
 * @param country - two-letter country code; unknown countries are metric
 */
export function getSiteUnits(country: string): UnitSystem {
  return imperialCountries.includes(country.toLowerCase()) ? 'imperial' : 'metric'
}

/** Kilometres and metres, or miles and feet. */
export type UnitSystem = 'metric' | 'imperial'

/** Measure of a site's activity goals. */
export type GoalMeasure = 'distance' | 'elevation'

/** Tag that stores a page's activity goal in metres (Spec §3). */
export const goalTag = 'DSFitnessGoalTargetMeters'

/** Measure and system of units that determine the unit of a goal's input. */
interface GoalUnits {
  measure: GoalMeasure
  system: UnitSystem
}

/** Formats a goal for an input field, with at most one decimal; `''` if there is none. */
export function formatGoalInput(metres: number, { measure, system }: GoalUnits): string {
  if (!(metres > 0)) return ''
  const amount =
    measure === 'distance'
      ? fromMetres(metres, system === 'imperial' ? 'miles' : 'km')
      : system === 'imperial'
        ? fromMetres(metres, 'feet')
        : metres
  return String(Math.round(amount * 10) / 10)
}

/**
 * Parses a goal to metres, with centimetre precision, so that 100 ft does not become 98 ft.
 *
 * @returns 0 for invalid input
 */
export function parseGoalMetres(typed: string, { measure, system }: GoalUnits): number {
  const amount = toNumber(typed)
  const metres =
    measure === 'distance'
      ? toMetres(amount, system === 'imperial' ? 'miles' : 'km')
      : system === 'imperial'
        ? toMetres(amount, 'feet')
        : amount
  return Math.max(0, Math.round(metres * 100) / 100)
}
