// Whoever compiles this package from its sources needs the declaration too, so it is named here.
// oxlint-disable-next-line typescript/triple-slash-reference -- an ambient module cannot be imported
/// <reference path="./numbro-languages.d.ts" />
import numbro from 'numbro'
import enAu from 'numbro/languages/en-AU.js'
import enGb from 'numbro/languages/en-GB.js'
import enIe from 'numbro/languages/en-IE.js'
import enNz from 'numbro/languages/en-NZ.js'
import enZa from 'numbro/languages/en-ZA.js'
import { countryCode } from '../money/country-code.ts'

/** Takes a line for the developer. */
export type Log = (message: string) => void

declare const console: { warn(message: string): void }

/** The default country's culture (Spec §9). */
export const defaultCulture = 'en-AU'

const cultures = [enAu, enGb, enIe, enNz, enZa]

/**
 * The number culture of a country, registered with numbro: AU, GB, IE, NZ and ZA have one (Spec §9).
 * For another country it logs `Numbro culture en-XX is not supported` and keeps the default.
 *
 * @param country - a country code, also behind a language (`en-au`); the default country for none
 * @param log - takes the line; the console's warnings by default
 * @returns the culture's tag
 */
export function cultureOf(
  country: string | null | undefined,
  log: Log = (message) => console.warn(message),
): string {
  const tag = `en-${countryCode(country).toUpperCase()}`
  const culture = cultures.find(({ languageTag }) => languageTag === tag)
  if (!culture) {
    log(`Numbro culture ${tag} is not supported`)
    return cultureOf(undefined, log)
  }
  numbro.registerLanguage(culture)
  return tag
}
