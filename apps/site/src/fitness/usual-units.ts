import type { UnitSystem } from './activity-form.ts'

/** Countries whose people measure ways in miles and heights in feet. */
const imperialCountries = ['US', 'LR', 'MM']

/**
 * What a reader most likely measures in; they can choose otherwise.
 *
 * @param language - the browser's own, such as `en-US`; anything unknown measures in kilometres
 */
export function usualUnits(language: string): UnitSystem {
  const country = /[-_]([a-z]{2})\b/i.exec(language)?.[1]?.toUpperCase() ?? ''
  return imperialCountries.includes(country) ? 'imperial' : 'metric'
}
