import { parseUser } from '@milepost/platform'
import { expect, it } from 'vitest'
import { addressCountries } from './address-countries.ts'

it.each(['en-GB', 'cy-GB'])('lists countries in alphabetical order, %s', (language) => {
  const labels = addressCountries(language).map(({ label }) => label)
  expect(labels).toEqual(labels.toSorted(new Intl.Collator(language).compare))
})

it('names countries in the language of the page', () => {
  const english = addressCountries('en-AU')
  expect(english).toContainEqual({ value: 'United Kingdom', label: 'United Kingdom' })
  expect(english.map(({ label }) => label)).toEqual(english.map(({ value }) => value))
  const welsh = addressCountries('cy-GB')
  expect(welsh).toContainEqual({ value: 'Germany', label: 'Yr Almaen' })
  expect(welsh).toHaveLength(english.length)
})

it.each(['en-GB', 'cy-GB'])(
  'sends the names by which the platform knows a country, %s',
  (language) => {
    const codes = addressCountries(language).map(
      ({ value }) => parseUser({ country: value }).countryCode,
    )
    // What the platform has no code for counts as Britain.
    expect([...new Set(codes)].toSorted()).toEqual(['AU', 'GB', 'HK', 'IE', 'NZ', 'US'])
  },
)
