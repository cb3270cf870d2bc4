import { siteUnits } from './site-units.ts'
import type { UnitSystem } from './unit-system.ts'

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
  return chosen === 'metric' || chosen === 'imperial' ? chosen : siteUnits(country)
}
