import type { UnitSystem } from './unit-system.ts'

/** Countries that use miles and feet. */
const imperialCountries = ['us', 'lr', 'mm']

/**
 * Returns a site's system of units.
 *
 * @param country - two-letter country code; unknown countries are metric
 */
export function siteUnits(country: string): UnitSystem {
  return imperialCountries.includes(country.toLowerCase()) ? 'imperial' : 'metric'
}
