import { expect, it } from 'vitest'
import { fillCount, fillMessage, overrideMessages } from './message-catalogue.ts'

const gifts = { one: '{count} gift', other: '{count} gifts' }
const welsh = {
  zero: '{count} rhodd',
  one: '{count} rhodd',
  two: '{count} rodd',
  few: '{count} rhodd',
  many: '{count} rhodd',
  other: '{count} o roddion',
}

it.each([
  [0, 'en-GB', gifts, '0 gifts'],
  [1, 'en-GB', gifts, '1 gift'],
  [1200, 'en-GB', gifts, '1,200 gifts'],
  [2, 'cy', welsh, '2 rodd'],
  [7, 'cy', welsh, '7 o roddion'],
  [1200, 'de', { one: '{count} Spende', other: '{count} Spenden' }, '1.200 Spenden'],
  [0, 'fr', { one: '{count} don', other: '{count} dons' }, '0 don'],
])('formats %i in %s by the rules of that language', (count, language, message, said) =>
  expect(fillCount(message, count, { language })).toBe(said),
)

it('fills in placeholders', () =>
  expect(fillMessage('of {target}', { target: '£250,000' })).toBe('of £250,000'))

it('keeps a placeholder without a value, and ignores inherited values', () =>
  expect(fillMessage('{a} {constructor}', { a: 1 })).toBe('1 {constructor}'))

const catalogue = {
  feature: 'countdown',
  english: { hours: 'hours', left: { one: '{count} day left', other: '{count} days left' } },
} as const

it('replaces English messages by feature and key', () =>
  expect(overrideMessages(catalogue, { 'countdown.hours': 'oriau' }).hours).toBe('oriau'))

it('overrides plural forms individually, including those that English lacks', () => {
  const own = {
    'countdown.left.two': '{count} ddiwrnod',
    'countdown.left.other': '{count} diwrnod',
  }
  expect(overrideMessages(catalogue, own).left).toEqual({
    one: '{count} day left',
    two: '{count} ddiwrnod',
    other: '{count} diwrnod',
  })
})
