import { expect, it } from 'vitest'
import { fillCount } from './fill-count.ts'

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
])('says %i in %s by the rules of that language', (count, language, message, said) =>
  expect(fillCount(message, count, { language })).toBe(said),
)
