import { fillMessage } from './fill-message.ts'
import type { PluralForms } from './message-catalogue.ts'

/** Cached by language, because their creation is slow. */
const rules: Record<string, Intl.PluralRules> = {}
const numbers: Record<string, Intl.NumberFormat> = {}

/**
 * Returns the plural form of a message for a count, with its placeholders filled in. `{count}` is the formatted count.
 *
 * @param options.language - BCP 47 tag. @default the document's language
 * @param options.values - values of other placeholders; `count` overrides the formatted count
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
