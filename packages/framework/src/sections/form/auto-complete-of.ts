/** What a browser may fill in, by names that editors give to fields; letters, digits and separators count, case does not. */
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
 * Which of somebody's own data a text field asks for (WCAG 1.3.5), by its name.
 *
 * @returns a value of the attribute `autocomplete`; undefined for any other name, such as that of a favourite beach
 */
export function autoCompleteOf(name: string): string | undefined {
  const plain = name.toLowerCase().replaceAll(/[^a-z]/g, '')
  return known.find(([pattern]) => pattern.test(plain))?.[1]
}
