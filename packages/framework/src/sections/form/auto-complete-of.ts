/** Autocomplete values by field name. Only letters, digits and separators matter, and case does not. */
const known: readonly (readonly [RegExp, string])[] = [
  [/^(?:your|full|contact)?name$/, 'name'],
  [/^(?:first|given|fore)name$/, 'given-name'],
  [/^(?:last|family|sur)name$/, 'family-name'],
  [/^(?:organisation|organization|company|school|employer)(?:name)?$/, 'organization'],
  [/^(?:street)?address$/, 'street-address'],
  [/^(?:town|city)$/, 'address-level2'],
  [/^(?:county|state|region)$/, 'address-level1'],
  [/^(?:post|postal|zip)code$|^zip$/, 'postal-code'],
  [/^country$/, 'country-name'],
]

/**
 * Returns the `autocomplete` value of a text field (WCAG 1.3.5), by its name.
 *
 * @returns undefined for unknown names
 */
export function autoCompleteOf(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return known.find(([pattern]) => pattern.test(plain))?.[1]
}
