import { expect, it } from 'vitest'
import { getSharedRanks } from './views.ts'

it.each([
  [[], []],
  [[5], [1]],
  [
    [9, 7, 7, 7, 2],
    [1, 2, 2, 2, 5],
  ],
  [
    [3, 3],
    [1, 1],
  ],
])('ranks %j as %j', (amounts, ranks) => expect(getSharedRanks(amounts)).toEqual(ranks))
