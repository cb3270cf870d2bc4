import { expect, it } from 'vitest'
import { english, fill, pluralMessage } from './messages.ts'

it('fills the braces', () => {
  expect(fill('of {target}', { target: '£250,000' })).toBe('of £250,000')
})

it('leaves a brace that has no value, and takes no value from elsewhere', () => {
  expect(fill('{a} {constructor}', { a: 1 })).toBe('1 {constructor}')
})

it('tells one from many', () => {
  expect(pluralMessage(english, 'donations', 1, '1')).toBe('1 donation')
  expect(pluralMessage(english, 'donations', 1200, '1,200')).toBe('1,200 donations')
  expect(pluralMessage(english, 'donations', 0, '0')).toBe('0 donations')
})
