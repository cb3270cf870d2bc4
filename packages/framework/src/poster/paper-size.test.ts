import { expect, it } from 'vitest'
import { paperOf } from './paper-size.ts'

it.each([
  ['a5', 'gb', 'a5'],
  ['letter', 'gb', 'letter'],
  ['a4', 'us', 'a4'],
  [null, 'gb', 'a4'],
  [null, 'us', 'letter'],
  ['toString', 'CA', 'letter'],
])('takes %s in %s for %s', (asked, country, paper) => {
  expect(paperOf(asked, country)).toBe(paper)
})
