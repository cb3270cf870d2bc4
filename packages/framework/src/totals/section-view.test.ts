import { expect, it } from 'vitest'
import { isUnavailable } from './section-view.ts'

it('tells the message that stands for figures from figures, one or many', () => {
  expect(isUnavailable({ message: 'Not now' })).toBe(true)
  expect(isUnavailable({ total: '125 km', count: '7' })).toBe(false)
  expect(isUnavailable([{ message: 'Well done' }])).toBe(false)
})
