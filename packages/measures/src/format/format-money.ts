import type { Numeric } from '../number/numeric.ts'
import { currencySymbol } from '../money/currency-symbol.ts'
import { minorDigits } from '../money/minor-digits.ts'
import { upperText } from '../money/upper-text.ts'
import { toWhole } from '../number/to-whole.ts'
import { cultureOf, defaultCulture, type Log } from './culture-of.ts'
import { type MoneyPattern, patternOf } from './pattern-of.ts'
import { memoise } from './memoise.ts'
import { groupDigits } from './group-digits.ts'

/** How an amount is written. */
export interface MoneyFormat {
  /** The amount's currency code in either case. */
  currency: string
  /**
   * The reader's country, also behind a language (`en-au`). It chooses the separators, and tells
   * another country's dollars apart (`A$`). By default the currency's own.
   */
  country?: string | undefined
  /** `auto` shows decimals unless they are zero; `never` rounds, halves away from zero. */
  decimals?: 'auto' | 'always' | 'never' | undefined
  /** Takes the line about a culture that is not supported, once for each country. */
  log?: Log | undefined
}

const homes: ReadonlyMap<string, string> = new Map([
  ['GBP', 'gb'],
  ['EUR', 'ie'],
  ['NZD', 'nz'],
  ['ZAR', 'za'],
])
const cultures = new Map<string, string>()
const patterns = new Map<string | undefined, Map<string, MoneyPattern>>()

/**
 * Writes an amount of money: £1,250.50.
 *
 * @param amountMinor - minor units; what is not a number counts as 0, fractions are rounded
 */
export function formatMoney(amountMinor: Numeric, format: MoneyFormat): string {
  const { currency, country, decimals = 'auto', log } = format ?? {}
  const ofCountry = memoise(patterns, country, () => new Map<string, MoneyPattern>())
  const pattern = memoise(ofCountry, currency, () => moneyPattern(currency, country, log))
  const digits = minorDigits(currency)
  const perMajor = 10 ** digits
  const minor = Number.isSafeInteger(amountMinor) ? (amountMinor as number) : toWhole(amountMinor)
  const whole = Math.abs(minor)
  const short = decimals === 'never' || (decimals !== 'always' && whole % perMajor === 0)
  const shown = short ? Math.round(whole / perMajor) : whole
  return (
    (minor < 0 && shown !== 0 ? pattern.beforeNegative : pattern.before) +
    groupDigits(shown, short ? 0 : digits, pattern) +
    pattern.after
  )
}

function moneyPattern(
  currency: string,
  country: string | undefined,
  log: Log | undefined,
): MoneyPattern {
  const code = upperText(currency)
  const culture =
    country === undefined
      ? cultureOf(homes.get(code))
      : memoise(cultures, country, () => cultureOf(country, log))
  const symbol = currencySymbol(code, country)
  // A code needs a space before the digits, a symbol does not.
  return patternOf(
    culture ?? defaultCulture,
    symbol.length > 2 && symbol === code ? `${symbol}\u00A0` : symbol,
  )
}
