import { getMinorDigits } from '@milepost/measures'
import type { DatedValue, Total } from './parse.ts'

/**
 * Formats an amount such as `1.234,50 €`. Whole amounts have no decimals. Uses `Intl`, because numbro would triple the
 * bundle size.
 *
 * @param language - a language tag that `Intl` accepts
 * @param amountMinor - in minor units
 */
export function formatAmount(language: string, amountMinor: number, currency: string): string {
  const digits = getMinorDigits(currency)
  return new Intl.NumberFormat(language, {
    style: 'currency',
    currency,
    // The default digits of some currencies differ between browsers.
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: 'stripIfInteger',
  }).format(amountMinor / 10 ** digits)
}

/** Displayed text of a total. */
export interface TotalText {
  readonly amount: string
  /** Text before and after the amount. Both are empty if the sentence consists of the amount only. */
  readonly before: string
  readonly after: string
  /** Percentage of the target and number of donations, such as `25%` and `12 donations`. */
  readonly details: readonly string[]
  readonly language: string | undefined
}

/**
 * Formats a total as text. If `locale` is omitted or has the site's language, the text is the site's sentence, with
 * amounts formatted for `locale`. Otherwise it contains only the amounts and the percentage, because the site's
 * sentence is not translated.
 */
export function formatTotal(
  { words, currency, raisedMinor, targetMinor }: Total,
  locale: string | undefined,
): TotalText {
  const language = locale ?? words.language
  const amount = locale ? formatAmount(locale, raisedMinor, currency) : words.raised
  const target = locale && targetMinor ? formatAmount(locale, targetMinor, currency) : words.target
  const isOwn = !locale || toBaseLanguage(locale) === toBaseLanguage(words.language)
  const percentFormat = new Intl.NumberFormat(language, { style: 'percent' })
  const sentence = isOwn ? markAmounts(words) : amountMark + (target ? ` / ${targetMark}` : '')
  const [before = '', after = ''] = sentence
    .replace(targetMark, () => target ?? '')
    .split(amountMark)
  return {
    amount,
    before,
    after,
    details: [
      ...(targetMinor && words.percent ? [percentFormat.format(words.percent / 100)] : []),
      ...(isOwn && words.count ? [words.count] : []),
    ],
    language,
  }
}

const amountMark = '\u{1}'
const targetMark = '\u{2}'

/**
 * Replaces the amounts in the site's sentence with placeholders. Returns only the placeholder of the raised amount if
 * the sentence does not contain that amount.
 */
function markAmounts({ summary, raised, target = targetMark }: Total['words']): string {
  // Replace the longer text first: £5 is part of £50.
  const sentence =
    raised.length < target.length
      ? summary.replace(target, targetMark).replace(raised, amountMark)
      : summary.replace(raised, amountMark).replace(target, targetMark)
  return sentence.includes(amountMark) ? sentence : amountMark
}

function toBaseLanguage(tag = 'en'): string {
  return new Intl.Locale(tag).language
}

const staleAfterMs = 60_000

/**
 * Formats the time of stale data in the reader's time zone, such as `25 Nov 2026, 07:30`. Data is stale if it is older
 * than a minute, or if the platform has stopped responding. Returns
 * undefined for current data.
 *
 * @param now - in ms since epoch
 */
export function formatAge(
  { asOfMs, isLastGood }: DatedValue,
  { now, language }: { now: number; language: string | undefined },
): string | undefined {
  if (!isLastGood && now - asOfMs <= staleAfterMs) return undefined
  const format = { dateStyle: 'medium', timeStyle: 'short' } as const
  return new Intl.DateTimeFormat(language, format).format(asOfMs)
}

export function isRightToLeft(language: string | undefined): boolean {
  const { script = '' } = new Intl.Locale(language ?? 'en').maximize()
  return /^(?:Adlm|Arab|Hebr|Nkoo|Syrc|Thaa)$/.test(script)
}
