import { isSafeAddress } from '../links/is-safe-address.ts'
import { escapedValues } from './escaped-values.ts'
import { injectPlaceholders } from './inject-placeholders.ts'
import { slotPattern } from './template.ts'
import type { PlaceholderValues } from './template.ts'

/** Placeholders that are addresses, or may be: never one that a visitor's query or answers can fill. */
const mayBeAddress = /^(?:donationUrl|url|image|page_.+)$/

/**
 * The address of a link with its `{{ name }}` slots filled. A slot at the start may contain a whole
 * address; a value anywhere else is percent-encoded, so that it stays where it was put.
 *
 * @returns the filled address, or the raw text when it cannot be filled or would be unsafe to follow
 */
export function injectPlaceholdersInAddress(text: string, values: PlaceholderValues): string {
  const first = [...text.matchAll(slotPattern)][0]
  if (first === undefined) return text
  const inside = escapedValues(values, encodeURIComponentSafely)
  const name = first[1]?.trim() ?? ''
  const leads = first.index === 0 && mayBeAddress.test(name)
  const head = leads ? first[0] : ''
  const filled =
    injectPlaceholders(head, values) + injectPlaceholders(text.slice(head.length), inside)
  return isSafeAddress(filled, ['http:', 'https:', 'mailto:', 'tel:']) ? filled : text
}

/** A half of a surrogate pair, which cannot be encoded, becomes the replacement character. */
function encodeURIComponentSafely(value: string): string {
  return encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\uFFFD'))
}
