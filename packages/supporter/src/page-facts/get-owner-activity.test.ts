import { expect, it } from 'vitest'
import { getOwnerActivity } from './get-owner-activity.ts'

it.each([
  ['Running 10 km', 'Running 10 km'],
  [' I walk ', 'I walk'],
  ['10 km', '10 km'],
  ['km 10', 'km 10'],
  // A goal in metres, which the platform keeps in the same field.
  ['10000', ''],
  [' 10,000.5 ', ''],
  ['', ''],
  [undefined, ''],
])('reads %j as %j', (pageSummaryWhat, words) =>
  expect(getOwnerActivity({ pageSummaryWhat })).toBe(words),
)
