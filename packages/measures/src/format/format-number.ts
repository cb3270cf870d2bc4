import type { Numeric } from '../number/numeric.ts'
import { toNumber } from '../number/to-number.ts'
import { toWhole } from '../number/to-whole.ts'
import { cultureOf, type Log } from './culture-of.ts'
import { type MoneyPattern, patternOf } from './pattern-of.ts'
import { memoise } from './memoise.ts'
import { groupDigits } from './group-digits.ts'

/** Where numbers are read, and how. */
export interface NumberFormat {
  /** The reader's country, also behind a language (`en-au`); Australia by default (Spec §9). */
  country?: string | undefined
  /** The most decimals to show, 0 to 6; trailing zeros are dropped. 0 by default. */
  decimals?: number | undefined
  /** Takes the line about a culture that is not supported, once for each country. */
  log?: Log | undefined
}

const patterns = new Map<string | undefined, MoneyPattern>()

/**
 * Writes a number with the reader's separators: 1,234.5.
 *
 * @param value - a number or numeric text; anything else counts as 0. Beyond ±(2^53 − 1) units of
 * the last decimal it stops
 */
export function formatNumber(value: Numeric, format: NumberFormat = {}): string {
  const { country, log } = format ?? {}
  const pattern = memoise(patterns, country, () => patternOf(cultureOf(country, log), ''))
  let decimals = Math.min(Math.max(toWhole(format?.decimals), 0), 6)
  let whole = toWhole(value, decimals)
  while (decimals > 0 && whole % 10 === 0) {
    whole /= 10
    decimals -= 1
  }
  const text = groupDigits(Math.abs(whole), decimals, pattern)
  return whole < 0 && toNumber(value) < 0 ? `-${text}` : text
}
