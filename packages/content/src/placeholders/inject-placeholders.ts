import { isPlaceholderKey } from './placeholder-key.ts'
import { template } from './template.ts'
import type { PlaceholderValues } from './template.ts'

/**
 * A text with its `{{ name }}` slots filled. When it cannot be filled (a name that does not exist, an
 * invalid variable), the raw text comes back (Spec §5). A `user_`, `page_` or `metadata_` name that
 * its source does not have is empty: nobody is signed in, or the page has no such field.
 *
 * @param values - from `placeholderValues`
 */
export function injectPlaceholders(
  text: string,
  values: PlaceholderValues,
  options: { variable?: string | undefined } = {},
): string {
  try {
    return template(text, options)(withEmptyPlaceholders(values))
  } catch {
    return text
  }
}

/** The same values, with empty text for every placeholder that exists and has none. */
export function withEmptyPlaceholders(values: PlaceholderValues): PlaceholderValues {
  return { get: (name) => values.get(name) ?? (isPlaceholderKey(name) ? '' : undefined) }
}
