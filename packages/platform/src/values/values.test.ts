import * as fc from 'fast-check'
import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { describe, expect, it } from 'vitest'
import { cleanPageTitle, cleanTeamName } from '../index.ts'
import { jsonResponse, startPlatformServer, testPlatform } from '../request/server.test-kit.ts'
import { updatePage, updateTeam } from '../rest.ts'
import { toPlainStory, toSlug } from './texts.ts'
import { toAmount, toDateText } from './values.ts'

describe('toDateText', () => {
  it.each([
    ['/Date(1517835607106+0000)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(1517835607106+1300)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(1517835607106)/', '2018-02-05T13:00:07.106Z'],
    ['/Date(-86400000+0000)/', '1969-12-31T00:00:00.000Z'],
    ['/Date(-62135596800000+0000)/', undefined],
    ['/Date(8640000000000000)/', '+275760-09-13T00:00:00.000Z'],
    ['/Date(99999999999999999)/', undefined],
    ['/Date()/', undefined],
    ['2025-05-20T09:30:00Z', '2025-05-20T09:30:00.000Z'],
    ['2025-05-20T09:30:00+01:00', '2025-05-20T08:30:00.000Z'],
    ['2025-05-01T00:00:00+0000', '2025-05-01T00:00:00.000Z'],
    ['2025-05-01T00:00:00', '2025-05-01T00:00:00.000Z'],
    ['0001-01-01T00:00:00', undefined],
    ['0000-12-31T00:00:00Z', undefined],
    ['/Date(-62135596800001)/', undefined],
    [1517835607106, undefined],
    ['03/04/2025', undefined],
    ['2025-13-45T00:00:00Z', undefined],
    ['soon', undefined],
    ['', undefined],
    [null, undefined],
    [undefined, undefined],
  ])('toDateText parses %j as %s', (wire, date) => expect(toDateText(wire)).toBe(date))

  it('formats like toISOString', () => {
    const range = { noInvalidDate: true, min: new Date('0001-01-02'), max: new Date(8.64e15) }
    const edges = [0, -1, 1, 86_399_999, 86_400_000, 8.64e15].map((epochMs) => new Date(epochMs))
    fc.assert(
      fc.property(fc.oneof(fc.date(range), fc.constantFrom(...edges)), (date) => {
        expect(toDateText(`/Date(${date.getTime()}+0000)/`)).toBe(date.toISOString())
      }),
      { numRuns: fuzzRuns(3000) },
    )
  })
})

it.each([
  [['25.00'], 25],
  [[null, '', ' ', 'x', 7], 7],
  [[0, 9], 0],
  [['0.0000', 9], 0],
  [[Number.NaN, Infinity, '1e999', {}, [], true], 0],
  [[], 0],
])('toAmount returns the first number of %j', (candidates, amount) =>
  expect(toAmount(...candidates)).toBe(amount),
)

it.each([
  ['team/otters', 'otters'],
  ['fundraising/sam', 'sam'],
  ['page/sam', 'page/sam'],
  ['sam', 'sam'],
  ['my-team/otters', 'my-team/otters'],
  [undefined, ''],
])('toSlug converts %s to %s', (wire, slug) => expect(toSlug(wire)).toBe(slug))

describe('toPlainStory', () => {
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
  ])('converts %s to plain text [S3.43]', (story, plain) => expect(toPlainStory(story)).toBe(plain))
})

const { requests, respondWith } = startPlatformServer()

const typed = [
  'Siân’s mile',
  'Maya <script>alert(1)</script>',
  'Run! 10 km (again) — ok?',
  'مايا تمشي',
  'डेविड-१२',
  ' 👟 Walk ',
  '£5, "or" $6.50 \\ €7_¥8 & more!',
]

describe('cleaned names', () => {
  it.each(typed)('updatePage sends the clean title of %j [S5.36]', async (title) => {
    respondWith(jsonResponse({}))
    await updatePage(testPlatform(), { slug: 'maya', title })
    expect(requests[0]!.body).toEqual({ pageTitle: cleanPageTitle(title) })
  })

  it.each(typed)('updateTeam sends the clean name of %j [S5.42]', async (name) => {
    respondWith(jsonResponse({}))
    await updateTeam(testPlatform(), { id: 'otters', name })
    expect(requests[0]!.body).toMatchObject({ name: cleanTeamName(name) })
  })

  it('cleanPageTitle keeps letters, apostrophes, commas and hyphens [S5.36]', () => {
    expect(cleanPageTitle('Siân’s "mile", 2-by_2! £5.')).toBe("Siân's mile, 2-by_2 5")
    expect(cleanPageTitle('!!! 👟')).toBe('')
  })

  it('cleanTeamName keeps further punctuation [S5.42] [S5.43]', () => {
    expect(cleanTeamName(` <Siân's> "2"!?£$€¥.,-_ \\ @ `)).toBe(`Siân's "2"!?£$€¥.,-_`)
    expect(cleanTeamName('<👟>')).toBe('')
    expect(Array.from(cleanTeamName('漢'.repeat(300)))).toHaveLength(255)
  })
})
