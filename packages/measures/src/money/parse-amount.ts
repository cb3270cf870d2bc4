import { type Numeric, toUpperText } from '../input.ts'
import { currencyCode, getMinorDigits, getSymbols } from './currencies.ts'

/**
 * Reason why an amount is invalid. `not-a-number` covers letters and misplaced separators. `other-currency` means another currency's
 * symbol; `zero`, 0 unless `minMinor` allows it; `too-precise`, more decimals than the currency has. Amounts above 2^53 − 1 are always
 * `too-large`.
 */
export type AmountError =
  | 'empty'
  | 'not-a-number'
  | 'other-currency'
  | 'negative'
  | 'zero'
  | 'too-small'
  | 'too-large'
  | 'too-precise'

export type ParsedAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly reason: AmountError }

/** Limits of an amount in minor units, both inclusive. */
export interface AmountLimits {
  /** Currency code, case-insensitive. */
  currency: string
  /** @default 1 */
  minMinor?: number | undefined
  maxMinor?: number | undefined
}

// Starts with a digit or with a point and a digit. Groups of three digits may be separated, all by the same separator.
const amount = /^(?=.?\d)(\d{1,3}(?:([,\s])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d*))?$/
const amountInLakhs = /^(\d{1,2}(?:,\d\d)*,\d{3})()(?:\.(\d*))?$/
const minusBeforeDigits = /^(\D*)[-−]/

/**
 * Parses an amount as people type it: ` 25 `, `£25`, `1,250.50`, `GBP 1 250`; in rand also `R1 250,50`, in rupees also `1,25,000`.
 * Ambiguous input is invalid.
 *
 * @param text - a value that is not a string counts as empty
 */
export function parseAmount(text: Numeric, limits: AmountLimits): ParsedAmount {
  const { currency, minMinor = 1, maxMinor = Infinity } = limits ?? {}
  const code = currencyCode(currency)
  const typed = toUpperText(text)
  if (typed === '') return createInvalidResult('empty')

  let rest = typed.replace(minusBeforeDigits, '$1')
  const negative = rest !== typed
  for (const mark of [code, ...getSymbols(code)]) {
    if (rest.startsWith(mark)) rest = rest.slice(mark.length)
    else if (rest.endsWith(mark)) rest = rest.slice(0, -mark.length)
    rest = rest.trim()
  }
  if (/\p{Sc}/u.test(rest)) return createInvalidResult('other-currency')

  // In rand, a comma is the decimal separator unless there is also a point.
  if (code === 'ZAR' && !rest.includes('.')) rest = rest.replace(',', '.')
  const match = amount.exec(rest) ?? (code === 'INR' ? amountInLakhs.exec(rest) : null)
  if (!match) return createInvalidResult('not-a-number')
  const [, whole = '', , decimals = ''] = match
  const digits = getMinorDigits(code)
  if (decimals.length > digits) return createInvalidResult('too-precise')

  const amountMinor = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0'))
  if (amountMinor > 0 && negative) return createInvalidResult('negative')
  if (amountMinor === 0 && minMinor > 0) return createInvalidResult('zero')
  if (amountMinor < minMinor) return createInvalidResult('too-small')
  if (amountMinor > maxMinor || !Number.isSafeInteger(amountMinor))
    return createInvalidResult('too-large')
  return { ok: true, amountMinor }
}

function createInvalidResult(reason: AmountError): ParsedAmount {
  return { ok: false, reason }
}
