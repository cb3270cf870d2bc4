import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInternalPage } from '../pages/internal-pages.ts'
import { parseHomeContent, parseSite } from '../site/parse-site.ts'
import { cleanText, cleanTexts, isContentEmpty, isEmptyField } from './values.ts'

const pieces = '\0|\r|\n|\r\n|\uD83D|\uDE00|😀|é|x| |\t|\uFFFD'.split('|')
const text = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.constantFrom(...pieces)).map((parts) => parts.join('')),
)

describe('cleanText', () => {
  it.each([
    ['', ''],
    ['Siân 😀\n\t\u2028\uFFFE\u0001', 'Siân 😀\n\t\u2028\uFFFE\u0001'],
    ['a\0b\0', 'ab'],
    ['a\r\nb\rc\n\r', 'a\nb\nc\n\n'],
    ['\uD83Dx\uDE00', '\uFFFDx\uFFFD'],
    ['😀\uD83D', '😀\uFFFD'],
    ['\uD83D\0\uDE00', '😀'],
  ])('converts %j to %j', (given, expected) => expect(cleanText(given)).toBe(expected))

  it('returns text that HTML and UTF-8 can carry, and is idempotent', () => {
    fc.assert(
      fc.property(text, (given) => {
        const clean = cleanText(given)
        expect(clean).not.toMatch(/[\0\r]/)
        expect(
          new TextDecoder('utf-8', { ignoreBOM: true }).decode(new TextEncoder().encode(clean)),
        ).toBe(clean)
        expect(cleanText(clean)).toBe(clean)
      }),
      { numRuns: fuzzRuns(1000) },
    )
  })
})

describe('cleanTexts', () => {
  it('returns clean values as they are', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        const clean = cleanTexts(value)
        const isClean = !/\\u0000|\\r|\\ud[89a-f]/i.test(JSON.stringify(value))
        expect(clean === value || !isClean).toBe(true)
        expect(cleanTexts(clean)).toBe(clean)
      }),
      { numRuns: fuzzRuns(500) },
    )
  })

  it('cleans every text without mutating its input', () => {
    const given = { a: ['x\0', { b: '\uD83D' }, 1, null], c: { d: 'e' } }
    const before = structuredClone(given)
    expect(cleanTexts(given)).toEqual({ a: ['x', { b: '\uFFFD' }, 1, null], c: { d: 'e' } })
    expect(given).toEqual(before)
  })

  it('reaches no prototype, and ends in cyclic values', () => {
    const named = cleanTexts(JSON.parse('{"__proto__":{"x":"a\\u0000"}}')) as object
    expect(Object.getPrototypeOf(named)).toBe(Object.prototype)
    const pit: unknown = JSON.parse(`${'['.repeat(100_000)}${']'.repeat(100_000)}`)
    expect(cleanTexts(pit)).toBe(pit)
  })
})

/** Every text in a value. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : []
}

it('pages and sites have clean texts', () => {
  const dirty = 'A\0 tern\r\nflies \uD83D'
  const clean = 'A tern\nflies \uFFFD'
  const richText = [{ type: 'paragraph', text: dirty, spans: [] }]
  const data = {
    title: dirty,
    meta_title: dirty,
    content: [
      { slice_type: 'q', slice_label: dirty, primary: { quote: richText, name: dirty }, items: [] },
      { slice_type: 'html', primary: { html: dirty }, items: [{ a: dirty }] },
    ],
    deep: { dimensions: { width: 1 }, url: 'https://x.example/\0a.png', alt: dirty },
  }

  const raw = { id: 'x', uid: 'ab\0out', type: 'internal_page', data }
  const page = parseInternalPage(raw)
  const { site } = parseSite({ ...raw, type: 'custom_site' })
  const home = { ...site, homeContent: parseHomeContent({ ...site, homeContent: data.content }) }
  for (const parsed of [page, home])
    expect(textsIn(parsed).filter((said) => cleanText(said) !== said)).toEqual([])
  expect(textsIn(page)).toContain(clean)
})

it.each([
  null,
  undefined,
  '',
  ' ',
  [],
  [{}],
  {},
  { link_type: 'Any' },
  { link_type: 'Any', text: 'Read more' },
  { link_type: 'Web' },
  { link_type: 'Web', url: '', target: '_blank' },
  { link_type: 'Document' },
  { link_type: 'Media', name: 'a.pdf' },
  { alt: 'A river', copyright: null, dimensions: null, url: null },
  [{ label: null, url: { link_type: 'Any' } }],
])('isEmptyField is true for %j', (value) => expect(isEmptyField(value)).toBe(true))

it.each([
  0,
  false,
  'No',
  [{ label: 'About', url: { link_type: 'Any' } }],
  { alt: null, url: 'https://x.example/a.jpg' },
  { link_type: 'Web', url: '/about' },
  { link_type: 'Document', id: 'Z', isBroken: true },
  [{ type: 'paragraph', text: '', spans: [] }],
])('isEmptyField is false for %j', (value) => expect(isEmptyField(value)).toBe(false))

it.each([
  [[]],
  [null],
  [undefined],
  [''],
  ['  '],
  [{}],
  [{ link_type: 'Any' }],
  [[{ type: 'paragraph', text: '', spans: [] }]],
  [[{ type: 'paragraph', text: ' ' }, { url: '' }]],
  [[null, 3, 'x']],
  [{ type: 'embed', oembed: { embed_url: '' } }],
])('isContentEmpty is true for %j [S5.27]', (content) => expect(isContentEmpty(content)).toBe(true))

it.each([
  [[{ type: 'paragraph', text: 'Hello', spans: [] }]],
  [
    [
      { type: 'paragraph', text: '' },
      { type: 'image', url: 'https://i.example/a.png' },
    ],
  ],
  [{ url: 'https://i.example/a.png' }],
  ['Hello'],
  [{ type: 'embed', oembed: { embed_url: 'https://v.example/1' } }],
])('isContentEmpty is false for %j [S5.27]', (content) =>
  expect(isContentEmpty(content)).toBe(false),
)
