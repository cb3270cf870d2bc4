import type { UnitSystem } from './unit-system.ts'

/** Countries that use miles and feet. */
const imperialCountries = ['us', 'lr', 'mm']

/**
 * Returns a site's units: for public pages, registration and editing.
 *
 * @param country - of the site, two letters; unknown countries use kilometres
 */
export function siteUnits(country: string): UnitSystem {
  return imperialCountries.includes(country.toLowerCase()) ? 'imperial' : 'metric'
}
