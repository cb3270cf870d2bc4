import { expect, it } from 'vitest'
import { english, pluralMessage } from './messages.ts'

it('tells one from many', () => {
  expect(pluralMessage(english, 'donations', 1, '1')).toBe('1 donation')
  expect(pluralMessage(english, 'donations', 1200, '1,200')).toBe('1,200 donations')
  expect(pluralMessage(english, 'donations', 0, '0')).toBe('0 donations')
})
