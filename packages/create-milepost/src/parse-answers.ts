import { InvalidArgumentError } from 'commander'
import currencies from 'country-to-currency'

/** ISO 3166 codes of all countries with a currency. */
export const countries = Object.keys(currencies)

/** @throws InvalidArgumentError if the name is empty, too long or an option */
export function parseName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > 80 || name.startsWith('--') || /[\p{Cc}<>]/u.test(name)) {
    throw new InvalidArgumentError('Enter a name of 1 to 80 characters, without < and >.')
  }
  return name
}

/** @throws InvalidArgumentError for an unknown country */
export function parseCountry(given: string): string {
  const code = given.trim().toUpperCase()
  if (Object.hasOwn(currencies, code)) return code
  throw new InvalidArgumentError('Enter the two letters of a country, such as GB, IE or AU.')
}

/** Returns the currency of a country that `parseCountry` accepts. */
export function getCurrency(country: string): string {
  return (currencies as Readonly<Record<string, string>>)[country] ?? 'GBP'
}

/** @throws InvalidArgumentError for an unknown currency */
export function parseCurrency(given: string): string {
  const code = given.trim().toUpperCase()
  if (Intl.supportedValuesOf('currency').includes(code)) return code
  throw new InvalidArgumentError('Enter the three letters of a currency, such as EUR.')
}

/** @throws InvalidArgumentError unless it has six hexadecimal digits */
export function parseColour(given: string): string {
  const [, digits] = /^#?([0-9a-f]{6})$/.exec(given.trim().toLowerCase()) ?? []
  if (digits !== undefined) return `#${digits}`
  throw new InvalidArgumentError('Enter a colour such as #0b5d6b.')
}

/** @throws InvalidArgumentError unless it is `files` or the API URL of a CMS repository */
export function parseContent(given: string): string {
  const content = given.trim()
  if (content === 'files') return content
  if (URL.canParse(content) && /^https?:.*\/api\/v2$/.test(content)) return content
  throw new InvalidArgumentError(
    'Enter the URL of a repository, such as https://your-repo.cdn.prismic.io/api/v2.',
  )
}
