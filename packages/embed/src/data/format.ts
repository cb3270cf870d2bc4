import { minorDigits } from '@milepost/measures'
import type { Total } from './parse.ts'

/**
 * Formats an amount in a language: `1.234,50 €`, whole amounts without decimals. By `Intl`, because numbro would triple the size.
 *
 * @param amountMinor - in minor units
 * @param language - one that `Intl` takes
 */
export function formatAmount(language: string, amountMinor: number, currency: string): string {
  const digits = minorDigits(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // Intl of some browsers has other digits for some currencies.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 10 ** digits)
}

/** A total as it is shown. */
export interface TotalWords {
  readonly amount: string
  /** The words before and after the amount; empty when the sentence is the amount alone. */
  readonly before: string
  readonly behind: string
  /** Such as `25%` and `12 donations`. */
  readonly details: readonly string[]
  /** The language of the words. */
  readonly language: string | undefined
}

/**
 * The words of a total. Without a locale, and in one of the site's own language, they are the site's sentence, with amounts as
 * the locale writes them. In another language only amounts and the share are shown, because the site has no words in it.
 */
export function totalWords(
  { words, currency, raisedMinor, targetMinor }: Total,
  locale: string | undefined,
): TotalWords {
  const language = locale ?? words.language
  const amount = locale ? formatAmount(locale, raisedMinor, currency) : words.raised
  const target = locale && targetMinor ? formatAmount(locale, targetMinor, currency) : words.target
  const isOwn = !locale || languageOf(locale) === languageOf(words.language)
  const sentence = isOwn ? marked(words) : amountMark + (target ? ` / ${targetMark}` : '')
  const [before = '', behind = ''] = sentence
    .replace(targetMark, () => target ?? '')
    .split(amountMark)
  return {
    amount,
    before,
    behind,
    details: [
      ...(targetMinor && words.percent ? [formatShare(words.percent / 100, language)] : []),
      ...(isOwn && words.count ? [words.count] : []),
    ],
    language,
  }
}

const amountMark = '\u{1}'
const targetMark = '\u{2}'

/** The site's sentence with marks in place of its amounts; the amount alone when it is not in the sentence. */
function marked({ summary, raised, target = targetMark }: Total['words']): string {
  // The longer one first: £5 is in £50.
  const sentence =
    raised.length < target.length
      ? summary.replace(target, targetMark).replace(raised, amountMark)
      : summary.replace(raised, amountMark).replace(target, targetMark)
  return sentence.includes(amountMark) ? sentence : amountMark
}

function formatShare(share: number, language: string | undefined): string {
  return new Intl.NumberFormat(language, { style: 'percent' }).format(share)
}

function languageOf(tag = 'en'): string {
  return new Intl.Locale(tag).language
}

const oldMs = 60_000

export interface DatedFigure {
  /** When it was true, in milliseconds. */
  readonly asOfMs: number
  /** The platform does not answer, and said so before. */
  readonly isLastGood: boolean
}

/**
 * The time of a figure that is older than a minute, or that the platform gave before it stopped answering, in the reader's own
 * time zone, such as `25 Nov 2026, 07:30`.
 *
 * @param now - in milliseconds
 * @returns undefined for one that is true now
 */
export function describeAge(
  { asOfMs, isLastGood }: DatedFigure,
  { now, language }: { now: number; language: string | undefined },
): string | undefined {
  if (!isLastGood && now - asOfMs <= oldMs) return undefined
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, format).format(asOfMs)
}

/** Whether a language is written from right to left. */
export function isRightToLeft(language: string | undefined): boolean {
  const { script = '' } = new Intl.Locale(language ?? 'en').maximize()
  return /^(?:Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)$/.test(script)
}
