import { type Numeric, toNumber, toWhole } from '../input.ts'
import { fromMetres } from '../units.ts'
import { formatNumber, type NumberFormatOptions } from './numbers.ts'

/** Options of `formatDistance` and `formatElevation`. */
export interface DistanceFormatOptions extends NumberFormatOptions {
  /** Kilometres and metres, or miles and feet. @default 'metric' */
  system?: 'metric' | 'imperial' | undefined
}

export interface DurationFormatOptions extends Pick<NumberFormatOptions, 'country' | 'log'> {
  /** `short` is 1 h 30 min; `long` is 1 hour 30 minutes, for screen readers. @default 'short' */
  style?: 'short' | 'long' | undefined
}

/**
 * Formats a distance: 850 m, 12.3 km; 300 ft, 7.6 mi. Uses whole metres below a kilometre and whole feet below a tenth of a mile,
 * otherwise one decimal by default.
 */
export function formatDistance(metres: Numeric, format: DistanceFormatOptions = {}): string {
  const { system = 'metric', country, decimals = 1, log } = format ?? {}
  const distanceMetres = toNumber(metres)
  const isImperial = system === 'imperial'
  const miles = fromMetres(distanceMetres, 'miles')
  const isShort = isImperial ? Math.abs(miles) < 0.1 : Math.abs(Math.round(distanceMetres)) < 1000
  const [value, unit] = isImperial
    ? isShort && distanceMetres !== 0
      ? [fromMetres(distanceMetres, 'feet'), 'ft']
      : [miles, 'mi']
    : isShort && distanceMetres !== 0
      ? [distanceMetres, 'm']
      : [distanceMetres / 1000, 'km']
  return `${formatNumber(value, { country, decimals: isShort ? 0 : decimals, log })} ${unit}`
}

/** Formats an elevation: 8,849 m or 29,032 ft, without decimals by default. */
export function formatElevation(metres: Numeric, format: DistanceFormatOptions = {}): string {
  const { system = 'metric', country, decimals = 0, log } = format ?? {}
  const [value, unit] = system === 'imperial' ? [fromMetres(metres, 'feet'), 'ft'] : [metres, 'm']
  return `${formatNumber(value, { country, decimals, log })} ${unit}`
}

/** Formats a duration: 30 s, 12 min 30 s, 1 h 30 min, 1,250 h. Rounds to the minute from one hour up. Negative numbers count as 0. */
export function formatDuration(seconds: Numeric, format: DurationFormatOptions = {}): string {
  const { style = 'short', country, log } = format ?? {}
  const total = Math.max(toWhole(seconds), 0)
  const minutes = total < 3600 ? Math.floor(total / 60) : Math.round(total / 60)
  const parts = [
    [Math.floor(minutes / 60), 'h', 'hour'],
    [minutes % 60, 'min', 'minute'],
    [total < 3600 ? total % 60 : 0, 's', 'second'],
  ] as const
  const text = parts
    .filter(([value]) => value > 0)
    .map(([value, short, long]) => {
      const unit = style === 'long' ? (value === 1 ? long : `${long}s`) : short
      return `${formatNumber(value, { country, log })} ${unit}`
    })
  return text.join(' ') || (style === 'long' ? '0 minutes' : '0 min')
}
