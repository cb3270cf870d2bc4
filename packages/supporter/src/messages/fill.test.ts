import { expect, it } from 'vitest'
import { fill } from './fill.ts'

it('fills the braces', () => {
  expect(fill('of {target}', { target: '£250,000' })).toBe('of £250,000')
})

it('leaves a brace that has no value, and takes no value from elsewhere', () => {
  expect(fill('{a} {constructor}', { a: 1 })).toBe('1 {constructor}')
})
