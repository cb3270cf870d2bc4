import { minorDigitsOf, normaliseCurrency } from './currency.ts'
import { symbolsOf } from './symbols-of.ts'

/** Why an amount was refused. */
export type AmountRefusal =
  /** Nothing but blanks. */
  | 'empty'
  /** Letters, misplaced separators, several points: never guessed at. */
  | 'not-a-number'
  /** A symbol of another currency. */
  | 'other-currency'
  /** Below zero. */
  | 'negative'
  /** Zero, unless `minMinor` allows it. */
  | 'zero'
  /** Below `minMinor`. */
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

// Whole digits, plain or in threes behind one kind of separator; then the decimals.
const pointDecimal = /^(\d{1,3}(?:([,\s])\d{3})(?:\2\d{3})*|\d*)(?:\.(\d*))?$/
const commaDecimal = /^(\d{1,3}(?:\s\d{3})+|\d*)(?:[.,](\d*))?$/

/**
 * Reads an amount as people type it: ` 25 `, `£25`, `1,250.50`, `GBP 1 250`; in rand also `R1 250,50`.
 * What could mean two amounts is refused, never guessed.
 *
 * @param text - what was typed; a number counts as its digits
 */
export function parseAmount(text: unknown, limits: AmountLimits): ParsedAmount {
  const { currency, minMinor, maxMinor } = limits
  const code = normaliseCurrency(currency)
  const typed = typeof text === 'string' || typeof text === 'number' ? String(text).trim() : ''
  if (typed === '') return refuse('empty')

  let rest = typed.toUpperCase().replace('−', '-')
  let negative = false
  const [home, abroad] = symbolsOf(code)
  for (const mark of ['-', code, abroad, home, '-']) {
    if (mark === '') continue
    const before = rest
    if (rest.startsWith(mark)) rest = rest.slice(mark.length).trim()
    else if (mark !== '-' && rest.endsWith(mark)) rest = rest.slice(0, -mark.length).trim()
    if (mark === '-' && rest !== before) negative = true
  }
  if (/\p{Sc}/u.test(rest)) return refuse('other-currency')

  const comma = code === 'ZAR' && !(rest.includes(',') && rest.includes('.'))
  const match = (comma ? commaDecimal : pointDecimal).exec(rest)
  if (!match || !/\d/.test(rest)) return refuse('not-a-number')
  const whole = (match[1] ?? '').replaceAll(/\D/g, '')
  const decimals = match.at(-1) ?? ''
  const digits = minorDigitsOf(code)
  if (decimals.length > digits) return refuse('too-precise')

  const amountMinor = Number(whole + decimals.padEnd(digits, '0'))
  if (amountMinor > 0 && negative) return refuse('negative')
  if (amountMinor === 0 && !(minMinor !== undefined && minMinor <= 0)) return refuse('zero')
  if (minMinor !== undefined && amountMinor < minMinor) return refuse('too-small')
  if (amountMinor > Math.min(maxMinor ?? Infinity, Number.MAX_SAFE_INTEGER))
    return refuse('too-large')
  return { ok: true, amountMinor }
}

function refuse(reason: AmountRefusal): ParsedAmount {
  return { ok: false, reason }
}
