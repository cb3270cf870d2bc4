import type { Numeric } from '../number/numeric.ts'
import { toWhole } from '../number/to-whole.ts'
import { formatNumber, type NumberFormat } from './format-number.ts'

/** How a duration is written. */
export interface DurationFormat extends Pick<NumberFormat, 'country' | 'log'> {
  /** `short` is 1 h 30 min; `long` is 1 hour 30 minutes, as a screen reader should say it. */
  style?: 'short' | 'long' | undefined
}

/**
 * Writes a duration: 30 s, 12 min 30 s, 1 h 30 min, 1,250 h. From one hour on, to the nearest minute.
 *
 * @param seconds - a number or numeric text; anything else, and less than none, counts as 0
 */
export function formatDuration(seconds: Numeric, format: DurationFormat = {}): string {
  const { style = 'short', country, log } = format ?? {}
  const total = Math.max(toWhole(seconds), 0)
  const minutes = total < 3600 ? Math.floor(total / 60) : Math.round(total / 60)
  const parts = [
    [Math.floor(minutes / 60), 'h', 'hour'],
    [minutes % 60, 'min', 'minute'],
    [total < 3600 ? total % 60 : 0, 's', 'second'],
  ] as const
  const written = parts
    .filter(([value]) => value > 0)
    .map(([value, short, long]) => {
      const name = style === 'long' ? (value === 1 ? long : `${long}s`) : short
      return `${formatNumber(value, { country, log })} ${name}`
    })
  return written.join(' ') || (style === 'long' ? '0 minutes' : '0 min')
}
