import { expect, it } from 'vitest'
import { getAutoComplete } from './form.tsx'

it.each([
  ['name', 'name'],
  ['your-name', 'name'],
  ['First name', 'given-name'],
  ['family_name', 'family-name'],
  ['Organisation', 'organization'],
  ['postcode', 'postal-code'],
  ['Zip', 'postal-code'],
  ['town', 'address-level2'],
])('autocompletes %s', (name, expected) => expect(getAutoComplete(name)).toBe(expected))

it.each(['', 'team name', 'pet', 'user-name', 'address of your page'])(
  'does not autocomplete “%s”',
  (name) => expect(getAutoComplete(name)).toBeUndefined(),
)
