import { expect, it } from 'vitest'
import { subtractExclusions } from './project-lists.ts'

it('subtracts the total and the offline part', () => {
  const whole = { raisedMinor: 1000, offlineMinor: 300 }
  const left = { raisedMinor: 250, offlineMinor: 50 }
  expect(subtractExclusions(whole, left)).toEqual({ raisedMinor: 750, offlineMinor: 250 })
})

it('never returns a negative amount, nor an offline part above the total', () => {
  const whole = { raisedMinor: 1000, offlineMinor: 300 }
  expect(subtractExclusions(whole, { raisedMinor: 1200, offlineMinor: 0 })).toEqual({
    raisedMinor: 0,
    offlineMinor: 0,
  })
  expect(subtractExclusions(whole, { raisedMinor: 900, offlineMinor: 0 })).toEqual({
    raisedMinor: 100,
    offlineMinor: 100,
  })
  expect(subtractExclusions(whole, { raisedMinor: 400, offlineMinor: 400 })).toEqual({
    raisedMinor: 600,
    offlineMinor: 0,
  })
})
