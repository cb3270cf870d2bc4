import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { country } from './country.ts'

const problemOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message

describe('a country', () => {
  it.each([
    [null, 'au'],
    ['', 'au'],
    [' ', 'au'],
    [{}, 'au'],
    [' gb ', 'gb'],
    ['EN_GB', 'gb'],
    ['en-IE', 'ie'],
  ])('is read from %j as %s', (value, code) => expect(v.parse(country, value)).toBe(code))

  it.each(['g', 'gbr', 'engb', 'en gb', 'x-en-gb', 'en-gb-x', 'g1', 7, { code: 'gb' }])(
    'is not read from %j',
    (value) =>
      expect(problemOf(country, value)).toMatch(
        /^expected a country of two letters such as "gb", found /,
      ),
  )
})
