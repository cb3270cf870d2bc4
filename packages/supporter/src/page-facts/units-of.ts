import { siteUnits } from './site-units.ts'
import type { UnitSystem } from './unit-system.ts'

/** The tag of a page that has what its owner measures in. */
export const unitsTag = 'MilepostUnits'

/**
 * Returns the units of a supporter's page: its owner's choice, otherwise the site's.
 *
 * @param tags - the page's tags by id; undefined if they cannot be read
 */
export function unitsOf(
  tags: Readonly<Record<string, string>> | undefined,
  country: string,
): UnitSystem {
  const chosen = tags?.[unitsTag]
  return chosen === 'metric' || chosen === 'imperial' ? chosen : siteUnits(country)
}
