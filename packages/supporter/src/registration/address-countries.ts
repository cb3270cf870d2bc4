/** Country names that the platform accepts in addresses, with ISO 3166-1 codes. */
const countries = [
  ['Australia', 'AU'],
  ['Canada', 'CA'],
  ['France', 'FR'],
  ['Germany', 'DE'],
  ['Hong Kong', 'HK'],
  ['Ireland', 'IE'],
  ['New Zealand', 'NZ'],
  ['Singapore', 'SG'],
  ['South Africa', 'ZA'],
  ['United Kingdom', 'GB'],
  ['United States', 'US'],
] as const

/**
 * Returns the selectable countries in alphabetical order. Values are the platform's names.
 *
 * @param language - BCP 47 tag of the labels
 */
export function getAddressCountries(language: string): { value: string; label: string }[] {
  // In English, use the platform's common names, because `Intl` returns official ones for some.
  const isEnglish = new Intl.Locale(language).language === 'en'
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return countries
    .map(([value, code]) => ({ value, label: (isEnglish ? undefined : names.of(code)) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label))
}
