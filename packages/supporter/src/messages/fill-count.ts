import { fill } from './fill.ts'
import type { PluralForms } from './message-catalogue.ts'

/**
 * The form of a message for a count, with its braces filled in: `{count}` is the count as the language writes it.
 *
 * @param options.language - whose plural rules hold. @default the page's own
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
  const form = message[new Intl.PluralRules(language).select(count)] ?? message.other
  return fill(form, { count: new Intl.NumberFormat(language).format(count), ...values })
}
