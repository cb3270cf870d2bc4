import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { yesNo } from './yes-no.ts'

const problemOf = (schema: v.GenericSchema, value: unknown) =>
  v.safeParse(schema, value).issues?.[0].message

describe('yes and no', () => {
  it.each([
    [true, true],
    [' TRUE ', true],
    [' On', true],
    ['yes', true],
    [false, false],
    ['False', false],
    ['OFF ', false],
    [' no', false],
  ])('%j is read as %s, whatever the default', (value, read) =>
    expect([v.parse(yesNo(true), value), v.parse(yesNo(false), value)]).toEqual([read, read]),
  )

  it.each([null, '', '  ', [], {}])('%j is read as the default', (value) =>
    expect([v.parse(yesNo(true), value), v.parse(yesNo(false), value)]).toEqual([true, false]),
  )

  it.each([0, 1, 'y', 'yes!', ['yes'], { yes: true }])('%j is refused', (value) =>
    expect(problemOf(yesNo(true), value)).toMatch(/^expected "Yes" or "No", found /),
  )
})
