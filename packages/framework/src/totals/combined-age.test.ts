import { expect, it } from 'vitest'
import { noExclusions } from './exclusions.ts'
import { getCombinedAge } from './project-lists.ts'

const at = (second: number, isLastGood = false) => ({ asOf: new Date(second * 1000), isLastGood })

it('has the time of the oldest reading, and is stale if any is', () => {
  expect(getCombinedAge(at(9), at(5), at(7))).toEqual(at(5))
  expect(getCombinedAge(at(9), at(5, true))).toEqual(at(5, true))
})

it('has the time of the totals if no team is excluded', () =>
  expect(getCombinedAge(at(9), noExclusions)).toEqual(at(9)))
