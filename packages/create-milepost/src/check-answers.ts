import currencies from 'country-to-currency'
import { UsageError } from './usage-error.ts'

/** @throws UsageError for a name that is empty or too long */
export function checkName(given: string): string {
  const name = given.trim()
  if (name === '' || name.length > 80 || /[\p{Cc}<>]/u.test(name)) {
    throw new UsageError('The name has 1 to 80 characters, without < and >.')
  }
  return name
}

/** @throws UsageError for what is no country */
export function checkCountry(given: string): string {
  const code = given.trim().toUpperCase()
  if (!Object.hasOwn(currencies, code)) {
    throw new UsageError(`"${given}" is no country: write its two letters, such as GB, IE or AU.`)
  }
  return code
}

/** The currency of a country that `checkCountry` knows. */
export function currencyOf(country: string): string {
  return (currencies as Readonly<Record<string, string>>)[country] ?? 'GBP'
}

/** @throws UsageError for what is no currency */
export function checkCurrency(given: string): string {
  const code = given.trim().toUpperCase()
  if (!Intl.supportedValuesOf('currency').includes(code)) {
    throw new UsageError(`"${given}" is no currency: write its three letters, such as EUR.`)
  }
  return code
}

/** @throws UsageError for what is no colour of six digits */
export function checkColour(given: string): string {
  const colour = given.trim().toLowerCase()
  if (!/^#?[0-9a-f]{6}$/.test(colour)) {
    throw new UsageError(`"${given}" is no colour: write it as #0b5d6b.`)
  }
  return colour.startsWith('#') ? colour : `#${colour}`
}

/** @throws UsageError for what is no address of a content repository */
export function checkContent(given: string): string | undefined {
  const address = given.trim()
  if (address === '' || address === 'files') return undefined
  if (!URL.canParse(address) || !/^https?:.*\/api\/v2$/.test(address)) {
    throw new UsageError(
      `"${given}" is no repository: its address ends in /api/v2, such as https://your-repo.cdn.prismic.io/api/v2.`,
    )
  }
  return address
}
