import { lowerText } from './upper-text.ts'

/**
 * The country of a site's country setting, which may carry a language first: `en-AU`, `en_au`, `au`.
 *
 * @returns the last part in lower case; `au`, the default country, for nothing (Spec §9)
 */
export function countryCode(country: string | null | undefined): string {
  return lowerText(country).split(/[-_]/).at(-1) || 'au'
}
