import { expect, it } from 'vitest'
import { getPaperSize } from './paper-size.ts'

it.each([
  ['a5', 'gb', 'a5'],
  ['letter', 'gb', 'letter'],
  ['a4', 'us', 'a4'],
  [null, 'gb', 'a4'],
  [null, 'us', 'letter'],
  ['toString', 'CA', 'letter'],
])('selects the paper for %s in %s: %s', (requested, country, paper) =>
  expect(getPaperSize(requested, country)).toBe(paper),
)
