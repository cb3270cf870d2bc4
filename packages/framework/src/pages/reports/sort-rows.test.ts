import { describe, expect, it } from 'vitest'
import { getNextSorting, sortRows } from './report-table.tsx'

const rows = [
  { n: 2, t: 'b' },
  { n: undefined, t: 'a' },
  { n: 10, t: 'c' },
]

describe('sortRows', () => {
  it('sorts numbers by value, with missing ones last in both directions', () => {
    const by = (direction: 'ascending' | 'descending') =>
      sortRows(rows, { key: 'n', direction }, (row) => row).map(({ n }) => n)
    expect(by('ascending')).toEqual([2, 10, undefined])
    expect(by('descending')).toEqual([10, 2, undefined])
  })

  it('sorts decimals and negative numbers by value, and keeps the order of equal ones', () => {
    const figures = [1.5, -2, 1.25, 0, -10, 1.5].map((value, at) => ({ value, at }))
    const sorted = (direction: 'ascending' | 'descending') =>
      sortRows(figures, { key: 'value', direction }, (row) => row).map(({ at }) => at)
    expect(sorted('ascending')).toEqual([4, 1, 3, 2, 0, 5])
    expect(sorted('descending')).toEqual([0, 5, 2, 3, 1, 4])
  })

  it('keeps the order of missing values, at the end', () => {
    const some = [undefined, 1, undefined, 2].map((value, at) => ({ value, at }))
    for (const direction of ['ascending', 'descending'] as const) {
      const sorted = sortRows(some, { key: 'value', direction }, (row) => row)
      expect(sorted.map(({ at }) => at).slice(2)).toEqual([0, 2])
    }
  })

  it('sorts a number next to a text as text', () => {
    const mixed = ['b', 2, 'a', 10].map((value) => ({ value }))
    const sorted = sortRows(mixed, { key: 'value', direction: 'ascending' }, (row) => row)
    expect(sorted.map(({ value }) => value)).toEqual([2, 10, 'a', 'b'])
  })

  it('sorts texts, and the numbers in them by value', () => {
    const pages = ['Lap 10', 'Lap 9', 'lap 1'].map((name) => ({ name }))
    const sorted = sortRows(pages, { key: 'name', direction: 'ascending' }, (row) => row)
    expect(sorted.map(({ name }) => name)).toEqual(['lap 1', 'Lap 9', 'Lap 10'])
  })

  it('keeps the order until a column is chosen', () =>
    expect(sortRows(rows, undefined, (row) => row)).toEqual(rows))
})

it('getNextSorting starts with the highest number, and reverses on the second click', () => {
  const first = getNextSorting(undefined, 'n', true)
  expect(first).toEqual({ key: 'n', direction: 'descending' })
  const second = getNextSorting(first, 'n', true)
  expect(second).toEqual({ key: 'n', direction: 'ascending' })
  expect(getNextSorting(second, 'n', true)).toEqual(first)
  expect(getNextSorting(first, 't', false)).toEqual({ key: 't', direction: 'ascending' })
})
