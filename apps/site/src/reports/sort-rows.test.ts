import { describe, expect, it } from 'vitest'
import { nextSorting, sortRows } from './sort-rows.ts'

const rows = [
  { n: 2, t: 'b' },
  { n: undefined, t: 'a' },
  { n: 10, t: 'c' },
]

describe('sortRows', () => {
  it('sorts figures as figures, and what is missing comes last either way', () => {
    const by = (direction: 'ascending' | 'descending') =>
      sortRows(rows, { key: 'n', direction }, (row) => row).map(({ n }) => n)
    expect(by('ascending')).toEqual([2, 10, undefined])
    expect(by('descending')).toEqual([10, 2, undefined])
  })

  it('sorts words, with numbers in them by their size', () => {
    const pages = ['Lap 10', 'Lap 9', 'lap 1'].map((name) => ({ name }))
    const sorted = sortRows(pages, { key: 'name', direction: 'ascending' }, (row) => row)
    expect(sorted.map(({ name }) => name)).toEqual(['lap 1', 'Lap 9', 'Lap 10'])
  })

  it('leaves the order alone until somebody asks', () => {
    expect(sortRows(rows, undefined, (row) => row)).toEqual(rows)
  })
})

describe('nextSorting', () => {
  it('begins with the largest figure, and turns round at the second press', () => {
    const first = nextSorting(undefined, 'n', true)
    expect(first).toEqual({ key: 'n', direction: 'descending' })
    expect(nextSorting(first, 'n', true)).toEqual({ key: 'n', direction: 'ascending' })
    expect(nextSorting(first, 't', false)).toEqual({ key: 't', direction: 'ascending' })
  })
})
