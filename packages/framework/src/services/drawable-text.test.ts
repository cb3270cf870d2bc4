import { expect, it } from 'vitest'
import { toDrawableText, isRightToLeftText } from './drawable-text.ts'

it.each([
  ['Maya 😀 walks', 'Maya walks'],
  ['👩‍👩‍👧 The Okafors 🏴󠁧󠁢󠁷󠁬󠁳󠁿', 'The Okafors'],
  ['Room 101 * #1', 'Room 101 * #1'],
  ['Łukasz, Ŵyn & Zoë — £5', 'Łukasz, Ŵyn & Zoë — £5'],
  ['ليلى تمشي', 'ليلى تمشي'],
  ['  two\n lines\t', 'two lines'],
  ['a\u202eb\u0000c', 'a b c'],
  ['山田', ''],
  ['Ｗide Ⅷ ἀρχή', 'ide ρχή'],
  ['a\u0951b', 'a b'],
  ['😀', ''],
])('keeps of %j the characters that the fonts have: %j', (text, drawn) =>
  expect(toDrawableText(text)).toBe(drawn),
)

it('keeps characters that a site’s font claims to have', () =>
  expect(toDrawableText('山田', [[0x4e00, 0x9fff]])).toBe('山田'))

it('detects the direction of a text from its first letter', () => {
  expect(isRightToLeftText('5 ليلى', false)).toBe(true)
  expect(isRightToLeftText('Maya ليلى', true)).toBe(false)
  expect(isRightToLeftText('£5', true)).toBe(true)
})
