import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { yesSwitch } from './yes-switch.ts'

describe('a switch that only yes turns on', () => {
  it.each(['yes', 'Yes', ' YES '])('is on by %j', (value) =>
    expect(v.parse(yesSwitch, value)).toBe(true),
  )

  it.each([null, undefined, '', '  ', [], {}, 'No', ' no ', false])('is off by %j', (value) =>
    expect(v.parse(yesSwitch, value)).toBe(false),
  )

  it.each(['on', 'true', true, 1, ['yes'], { yes: true }])('is refused for %j', (value) => {
    expect(v.safeParse(yesSwitch, value).issues?.[0].message).toMatch(
      /^expected "Yes" or "No", found /,
    )
  })
})
