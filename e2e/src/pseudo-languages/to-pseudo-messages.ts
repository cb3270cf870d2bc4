import { type PseudoOptions, toPseudoText } from './to-pseudo-text.ts'

/** Returns the product's messages by key, in a pseudo-language. Each plural form is a separate sentence. */
export function toPseudoMessages(
  messages: Readonly<Record<string, string>>,
  options?: PseudoOptions,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(messages).map(([key, text]) => [key, toPseudoText(text, options)]),
  )
}
