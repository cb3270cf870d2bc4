import { expect, it } from 'vitest'
import { withOverrides } from './with-overrides.ts'

const catalogue = {
  feature: 'countdown',
  english: { hours: 'hours', left: { one: '{count} day left', other: '{count} days left' } },
} as const

it('replaces English messages by feature and key', () =>
  expect(withOverrides(catalogue, { 'countdown.hours': 'oriau' }).hours).toBe('oriau'))

it('takes forms for counts one by one, and those that English has not', () => {
  const own = {
    'countdown.left.two': '{count} ddiwrnod',
    'countdown.left.other': '{count} diwrnod',
  }
  expect(withOverrides(catalogue, own).left).toEqual({
    one: '{count} day left',
    two: '{count} ddiwrnod',
    other: '{count} diwrnod',
  })
})
