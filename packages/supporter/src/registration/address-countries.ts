/** Countries of the platform's addresses, with their ISO 3166 codes. */
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
 * Countries to choose from, in alphabetical order. Their values are the platform's names.
 *
 * @param language - of the labels, as BCP 47 writes it
 */
export function addressCountries(language: string): { value: string; label: string }[] {
  // The platform's names are English as people say it; those of `Intl` are as states want them.
  const isEnglish = new Intl.Locale(language).language === 'en'
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const { compare } = new Intl.Collator(language)
  return countries
    .map(([value, code]) => ({ value, label: (isEnglish ? undefined : names.of(code)) ?? value }))
    .toSorted((one, other) => compare(one.label, other.label))
}
