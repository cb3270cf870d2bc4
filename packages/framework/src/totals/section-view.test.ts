import { expect, it } from 'vitest'
import { isUnavailable } from './section-view.ts'

it('distinguishes a message from totals, single or in a list', () => {
  expect(isUnavailable({ message: 'Not now' })).toBe(true)
  expect(isUnavailable({ total: '125 km', count: '7' })).toBe(false)
  expect(isUnavailable([{ message: 'Well done' }])).toBe(false)
})
