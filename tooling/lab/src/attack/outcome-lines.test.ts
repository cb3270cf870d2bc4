import { expect, it } from 'vitest'
import { outcomeLines, totalLine } from './outcome-lines.ts'

const outcome = { name: 'frames', tried: 20, through: ['x'], notes: ['8 screens'], seconds: 2 }

it('tells what was tried and what got through', () => {
  expect(outcomeLines(outcome)).toEqual([
    'frames                          20 tried / 1 got through  (2 s)',
    '      8 screens',
    '    ! x',
  ])
})

it('counts what it does not tell', () => {
  const through = Array.from({ length: 15 }, (_, index) => String(index))
  expect(outcomeLines({ ...outcome, through }).at(-1)).toBe('    ! and 3 more')
})

it('sums up', () => {
  expect(totalLine([outcome, outcome])).toBe(
    'in all                          40 tried / 2 got through',
  )
})
