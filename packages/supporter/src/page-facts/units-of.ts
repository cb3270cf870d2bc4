import { siteUnits } from './site-units.ts'
import type { UnitSystem } from './unit-system.ts'

/** The tag of a page that has what its owner measures in. */
export const unitsTag = 'MilepostUnits'

/**
 * What a supporter's page is measured in: what its owner chose, and else what the site measures in.
 *
 * @param tags - the page's tags by id; undefined where they cannot be read
 */
export function unitsOf(
  tags: Readonly<Record<string, string>> | undefined,
  country: string,
): UnitSystem {
  const chosen = tags?.[unitsTag]
  return chosen === 'metric' || chosen === 'imperial' ? chosen : siteUnits(country)
}
