import { expect, it } from 'vitest'
import { fillMessage } from './fill-message.ts'

it('fills the braces', () =>
  expect(fillMessage('of {target}', { target: '£250,000' })).toBe('of £250,000'))

it('leaves a brace that has no value, and takes no value from elsewhere', () =>
  expect(fillMessage('{a} {constructor}', { a: 1 })).toBe('1 {constructor}'))
