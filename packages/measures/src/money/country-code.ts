/**
 * The country of a site's country setting, which may carry a language first: `en-AU`, `en_au`, `au`.
 *
 * @returns two letters in lower case as written; `au`, the default country, for nothing (Spec §9)
 */
export function countryCode(country: unknown): string {
  const code = typeof country === 'string' ? country.trim().toLowerCase().split(/[-_]/).at(-1) : ''
  return code || 'au'
}
