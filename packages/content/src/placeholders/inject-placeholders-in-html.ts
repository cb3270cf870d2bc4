import { injectPlaceholders } from './inject-placeholders.ts'
import { escapedValues } from './escaped-values.ts'
import type { PlaceholderValues } from './template.ts'

/**
 * Markup with its `{{ name }}` slots filled. Every character of a value that could mean something in
 * markup is written as a character reference, so that a value is always words: it opens no element
 * and ends no attribute, quoted or not. Sanitise the result, not the template: what a value makes of
 * an address is only seen then.
 *
 * @param values - from `placeholderValues`
 * @returns the filled markup, or the raw markup when it cannot be filled (Spec §5)
 */
export function injectPlaceholdersInHtml(markup: string, values: PlaceholderValues): string {
  return injectPlaceholders(markup, escapedValues(values, characterReferences))
}

function characterReferences(value: string): string {
  return value.replaceAll(
    /[^\p{L}\p{M}\p{N}]/gu,
    (character) => `&#${character.codePointAt(0) ?? 0xff_fd};`,
  )
}
