import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { fromMetres } from '../units/from-metres.ts'
import { formatNumber } from './format-number.ts'
import type { MeasureFormat } from './measure-format.ts'

/**
 * Writes a distance for its reader: 850 m, 12.3 km; 300 ft, 7.6 mi. Below one kilometre it is in whole
 * metres, below a tenth of a mile in whole feet; else with one decimal unless that is zero.
 *
 * @param metres - a number or numeric text; anything else counts as 0
 */
export function formatDistance(metres: Numeric, format: MeasureFormat = {}): string {
  const { system = 'metric', country, decimals = 1, log } = format ?? {}
  const distanceMetres = toNumber(metres)
  const imperial = system === 'imperial'
  const miles = fromMetres(distanceMetres, 'miles')
  const small = imperial ? Math.abs(miles) < 0.1 : Math.abs(Math.round(distanceMetres)) < 1000
  const [value, unit] = imperial
    ? small && distanceMetres !== 0
      ? [fromMetres(distanceMetres, 'feet'), 'ft']
      : [miles, 'mi']
    : small && distanceMetres !== 0
      ? [distanceMetres, 'm']
      : [fromMetres(distanceMetres, 'km'), 'km']
  return `${formatNumber(value, { country, decimals: small ? 0 : decimals, log })} ${unit}`
}
