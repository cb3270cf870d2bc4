import { type PseudoOptions, toPseudoText } from './to-pseudo-text.ts'

/** What the product says, by key, in a pseudo-language. Each form for a count is a sentence of its own. */
export function toPseudoMessages(
  messages: Readonly<Record<string, string>>,
  options?: PseudoOptions,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, toPseudoText(text, options)]),
  )
}
