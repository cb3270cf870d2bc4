import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { fromMetres } from '../units/from-metres.ts'
import { formatNumber } from './format-number.ts'
import type { MeasureFormat } from './measure-format.ts'

/**
 * Writes a height for its reader: 8,849 m or 29,032 ft, whole unless `decimals` says otherwise.
 *
 * @param metres - a number or numeric text; anything else counts as 0
 */
export function formatElevation(metres: Numeric, format: MeasureFormat = {}): string {
  const { system = 'metric', country, decimals = 0, log } = format ?? {}
  const imperial = system === 'imperial'
  const value = imperial ? fromMetres(metres, 'feet') : toNumber(metres)
  return `${formatNumber(value, { country, decimals, log })} ${imperial ? 'ft' : 'm'}`
}
