import { fillMessage } from './fill-message.ts'
import type { PluralForms } from './message-catalogue.ts'

/** Plural rules by language. They are kept because making one is slow. */
const rules: Record<string, Intl.PluralRules> = {}
const numbers: Record<string, Intl.NumberFormat> = {}

/**
 * The form of a message for a count, with its braces filled in: `{count}` is the count as the language writes it.
 *
 * @param options.language - whose plural rules apply. @default the page's own
 * @param options.values - for the other braces; `count` for a count that is written in another way
 */
export function fillCount(
  message: PluralForms,
  count: number,
  {
    language = document.documentElement.lang || 'en',
    values = {},
  }: { language?: string; values?: Readonly<Record<string, string | number>> } = {},
): string {
  const rule = (rules[language] ??= new Intl.PluralRules(language))
  const number = (numbers[language] ??= new Intl.NumberFormat(language))
  return fillMessage(message[rule.select(count)] ?? message.other, {
    count: number.format(count),
    ...values,
  })
}
