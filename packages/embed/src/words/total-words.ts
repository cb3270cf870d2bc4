import type { Total } from '../answers/read-total.ts'
import { formatAmount } from './format-amount.ts'

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
