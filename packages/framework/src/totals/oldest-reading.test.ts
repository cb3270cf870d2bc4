import { expect, it } from 'vitest'
import { nothingLeftOut } from './left-out.ts'
import { oldestReading } from './project-lists.ts'

const at = (second: number, isLastGood = false) => ({ asOf: new Date(second * 1000), isLastGood })

it('is as old as the oldest reading, and last good as soon as one is', () => {
  expect(oldestReading(at(9), at(5), at(7))).toEqual(at(5))
  expect(oldestReading(at(9), at(5, true))).toEqual(at(5, true))
})

it('is as old as the figures where no team is left out', () =>
  expect(oldestReading(at(9), nothingLeftOut)).toEqual(at(9)))
