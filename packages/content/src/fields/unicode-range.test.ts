import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { unicodeRange } from './unicode-range.ts'

const problemOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message

describe('the characters of a font', () => {
  it.each([
    [null, undefined],
    ['', undefined],
    [' ', undefined],
    ['u+0', 'U+0'],
    [' U+100-17f ,u+1e9e', 'U+100-17F,U+1E9E'],
    ['U+4??', 'U+4??'],
    ['U+10FFFF', 'U+10FFFF'],
    ['U+12345???', 'U+12345???'],
  ])('%j are read as %j', (value, range) => expect(v.parse(unicodeRange, value)).toBe(range))

  it.each(['U+', 'U+1234567', 'U+0-1234567', 'U+1????', 'xU+0', 'U+0x', 'U+0,', 'U+0-', 7])(
    '%j are refused',
    (value) =>
      expect(problemOf(unicodeRange, value)).toMatch(/^expected ranges such as U\+100-17F, found /),
  )
})
