import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAmount } from './to-amount.ts'
import { toDateText } from './to-date-text.ts'
import { toIsoText } from './to-iso-text.ts'
import { toPlainStory } from './to-plain-story.ts'
import { toRestDateText } from './to-rest-date-text.ts'
import { toSlug } from './to-slug.ts'

describe('dates', () => {
  it.each([
    ['/Date(1517835607106+0000)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(1517835607106+1300)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(1517835607106)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(-86400000+0000)/', '1969-12-31T00:00:00.000Z'],
    ['/Date(-62135596800000+0000)/', undefined],
    ['/Date(8640000000000000)/', '+275760-09-13T00:00:00.000Z'],
    ['/Date(99999999999999999)/', undefined],
    ['/Date()/', undefined],
    ['03/04/2025', undefined],
    ['', undefined],
    [null, undefined],
    [1517835607106, undefined],
    [undefined, undefined],
  ])('reads %j of the REST API as %s', (wire, date) => expect(toRestDateText(wire)).toBe(date))

  it.each([
    ['2025-05-20T09:30:00Z', '2025-05-20T09:30:00.000Z'],
    ['2025-05-20T09:30:00+01:00', '2025-05-20T08:30:00.000Z'],
    ['2025-05-01T00:00:00+0000', '2025-05-01T00:00:00.000Z'],
    ['2025-05-01T00:00:00', '2025-05-01T00:00:00.000Z'],
    ['/Date(1517835607106+0000)/', '2018-02-05T13:00:07.106Z'],
    ['0001-01-01T00:00:00', undefined],
    ['0000-12-31T00:00:00Z', undefined],
    ['/Date(-62135596800001)/', undefined],
    [1517835607106, undefined],
    ['03/04/2025', undefined],
    ['2025-13-45T00:00:00Z', undefined],
    ['soon', undefined],
    [undefined, undefined],
  ])('reads %j of any system as %s', (wire, date) => expect(toDateText(wire)).toBe(date))
})

it.each([
  [['25.00'], 25],
  [[null, '', ' ', 'x', 7], 7],
  [[0, 9], 0],
  [['0.0000', 9], 0],
  [[Number.NaN, Infinity, '1e999', {}, [], true], 0],
  [[], 0],
])('amounts are the first number of %j', (candidates, amount) =>
  expect(toAmount(...candidates)).toBe(amount),
)

it.each([
  ['team/otters', 'otters'],
  ['fundraising/sam', 'sam'],
  ['page/sam', 'page/sam'],
  ['sam', 'sam'],
  ['my-team/otters', 'my-team/otters'],
  [undefined, ''],
])('slugs of %s are %s', (wire, slug) => expect(toSlug(wire)).toBe(slug))

describe('stories', () => {
  const paragraph = (text: string) => ({ type: 'paragraph', nodes: [{ ranges: [{ text }] }] })

  it.each([
    ['Plain\r\ntext', 'Plain text'],
    ['<p>HTML</p>', '<p>HTML</p>'],
    [JSON.stringify([{ type: 'header', text: 'Hello' }, paragraph('Join us.')]), 'Hello Join us.'],
    [JSON.stringify([{ type: 'image' }, paragraph('A'), null, 7]), 'A'],
    [JSON.stringify([{ ...paragraph('A'), type: 'quote' }, paragraph('B')]), 'B'],
    ['2025', '2025'],
    ['"quoted"', '"quoted"'],
    ['{"a":1}', '{"a":1}'],
    [null, ''],
  ])('of %s are plain text [S3.43]', (story, plain) => expect(toPlainStory(story)).toBe(plain))
})

it('toIsoText says what the runtime says, for every moment it knows', () => {
  const moment = fc.oneof(
    fc.date({ noInvalidDate: true }),
    fc.date({ noInvalidDate: true, min: new Date(0), max: new Date(2e12) }),
    fc.constantFrom(0, -1, 1, 86_399_999, 86_400_000, 8.64e15, -8.64e15).map((ms) => new Date(ms)),
  )
  fc.assert(
    fc.property(moment, (date) => {
      expect(toIsoText(date.getTime())).toBe(date.toISOString())
    }),
    { numRuns: fuzzRuns(3000) },
  )
})
