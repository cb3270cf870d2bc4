import type { UnitSystem } from './unit-system.ts'

/** Countries whose people measure ways in miles and heights in feet. */
const imperialCountries = ['us', 'lr', 'mm']

/**
 * What a site measures in: on its public pages, in registration and in editing alike.
 *
 * @param country - the site's, of two letters; anything unknown measures in kilometres
 */
export function siteUnits(country: string): UnitSystem {
  return imperialCountries.includes(country.toLowerCase()) ? 'imperial' : 'metric'
}
