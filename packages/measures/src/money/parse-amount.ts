import { type Numeric, upperText } from '../input.ts'
import { currencyCode, minorDigits, symbolsFor } from './currencies.ts'

/** Why an amount was refused. */
export type AmountRefusal =
  /** Nothing but blanks. */
  | 'empty'
  /** Letters, misplaced separators, several points: never guessed at. */
  | 'not-a-number'
  /** A symbol of another currency. */
  | 'other-currency'
  /** The amount is negative. */
  | 'negative'
  /** Zero, unless `minMinor` allows it. */
  | 'zero'
  /** The amount is below `minMinor`. */
  | 'too-small'
  /** Above `maxMinor`, or beyond what can be counted exactly. */
  | 'too-large'
  /** More decimals than the currency has. */
  | 'too-precise'

/** What `parseAmount` answers. */
export type ParsedAmount =
  | { readonly ok: true; readonly amountMinor: number }
  | { readonly ok: false; readonly reason: AmountRefusal }

/** The limits of an amount, both inclusive, in minor units. */
export interface AmountLimits {
  /** The currency the amount is meant in. */
  currency: string
  minMinor?: number | undefined
  maxMinor?: number | undefined
}

// A digit at once or after the point; whole digits, plain or in threes behind one kind of separator; then the decimals.
const amount = /^(?=.?\d)(\d{1,3}(?:([,\s])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d*))?$/
const amountInLakhs = /^(\d{1,2}(?:,\d\d)*,\d{3})()(?:\.(\d*))?$/
const minusBeforeDigits = /^(\D*)[-−]/

/**
 * Reads an amount as people type it: ` 25 `, `£25`, `1,250.50`, `GBP 1 250`; in rand also `R1 250,50`, in rupees also `1,25,000`.
 * What could mean two amounts is refused, never guessed.
 *
 * @param text - what was typed; anything but text counts as empty
 */
export function parseAmount(text: Numeric, limits: AmountLimits): ParsedAmount {
  const { currency, minMinor = 1, maxMinor = Infinity } = limits ?? {}
  const code = currencyCode(currency)
  const typed = upperText(text)
  if (typed === '') return refuse('empty')

  let rest = typed.replace(minusBeforeDigits, '$1')
  const negative = rest !== typed
  for (const mark of [code, ...symbolsFor(code)]) {
    if (rest.startsWith(mark)) rest = rest.slice(mark.length)
    else if (rest.endsWith(mark)) rest = rest.slice(0, -mark.length)
    rest = rest.trim()
  }
  if (/\p{Sc}/u.test(rest)) return refuse('other-currency')

  // In rand the comma is the decimal sign, unless there is a point as well.
  if (code === 'ZAR' && !rest.includes('.')) rest = rest.replace(',', '.')
  const match = amount.exec(rest) ?? (code === 'INR' ? amountInLakhs.exec(rest) : null)
  if (!match) return refuse('not-a-number')
  const [, whole = '', , decimals = ''] = match
  const digits = minorDigits(code)
  if (decimals.length > digits) return refuse('too-precise')

  const amountMinor = Number(whole.replaceAll(/\D/g, '') + decimals.padEnd(digits, '0'))
  if (amountMinor > 0 && negative) return refuse('negative')
  if (amountMinor === 0 && minMinor > 0) return refuse('zero')
  if (amountMinor < minMinor) return refuse('too-small')
  if (amountMinor > maxMinor || !Number.isSafeInteger(amountMinor)) return refuse('too-large')
  return { ok: true, amountMinor }
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason }
}
