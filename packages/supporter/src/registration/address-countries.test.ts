import { parseUser } from '@milepost/platform'
import { expect, it } from 'vitest'
import { getAddressCountries } from './address-countries.ts'

it.each(['en-GB', 'cy-GB'])('sends the country names of the platform, %s', (language) => {
  const codes = getAddressCountries(language).map(
    ({ value }) => parseUser({ country: value }).countryCode,
  )
  expect([...new Set(codes)].toSorted()).toEqual(['AU', 'GB', 'HK', 'IE', 'NZ', 'US'])
})
