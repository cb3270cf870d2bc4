import { field, refuse, Refusal } from './field.ts'

/** The bounds of a number field. `above` leaves the bound itself out. */
export interface NumberBounds {
  readonly above?: number
  readonly min?: number
  readonly max?: number
  readonly whole?: boolean
}

/** A number that may be left out, in which case it is undefined. Text that is a plain number counts. */
export function optionalNumber(bounds: NumberBounds = {}) {
  return field((value): number | undefined | Refusal =>
    value === null ? undefined : readNumber(value, bounds),
  )
}

/** A number that must be there. */
export function requiredNumber(bounds: NumberBounds = {}) {
  return field((value): number | Refusal => readNumber(value, bounds))
}

/** A number with a value that counts when it is left out. */
export function numberOr(fallback: number, bounds: NumberBounds = {}) {
  return field((value): number | Refusal => (value === null ? fallback : readNumber(value, bounds)))
}

function readNumber(value: unknown, bounds: NumberBounds): number | Refusal {
  const number =
    typeof value === 'number'
      ? value
      : typeof value === 'string' && /^\s*[+-]?\d+(?:\.\d+)?\s*$/.test(value)
        ? Number(value)
        : Number.NaN
  const fits =
    Number.isFinite(number) &&
    (bounds.above === undefined || number > bounds.above) &&
    (bounds.min === undefined || number >= bounds.min) &&
    (bounds.max === undefined || number <= bounds.max) &&
    (bounds.whole !== true || Number.isInteger(number))
  return fits ? number : refuse(describe(bounds), value)
}

function describe({ above, min, max, whole }: NumberBounds): string {
  const noun = whole === true ? 'a whole number' : 'a number'
  if (min !== undefined && max !== undefined) return `${noun} from ${min} to ${max}`
  const parts = [
    above === undefined ? undefined : `above ${above}`,
    min === undefined ? undefined : `of at least ${min}`,
    max === undefined ? undefined : `of at most ${max}`,
  ].filter((part) => part !== undefined)
  return parts.length === 0 ? noun : `${noun} ${parts.join(' and ')}`
}
