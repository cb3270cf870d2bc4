/** Where the platform's supporters live. */
const codes = ['AU', 'CA', 'DE', 'FR', 'GB', 'HK', 'IE', 'NZ', 'SG', 'US', 'ZA'] as const

/** Countries to choose from; the platform takes their English names. */
export function addressCountries(): { value: string; label: string }[] {
  const names = new Intl.DisplayNames('en', { type: 'region' })
  return codes
    .map((code) => names.of(code) ?? code)
    .toSorted((one, other) => one.localeCompare(other, 'en'))
    .map((name) => ({ value: name, label: name }))
}
