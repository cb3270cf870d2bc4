import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInternalPage } from '../pages/parse-internal-page.ts'
import { parseHomeContent } from '../site/parse-home-content.ts'
import { parseSite } from '../site/parse-site.ts'
import { cleanText, cleanTexts } from './clean-text.ts'
import { deserialiseFields } from './deserialise-fields.ts'

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
  ])('writes %j as %j', (given, expected) => expect(cleanText(given)).toBe(expected))

  it('gives what HTML and UTF-8 carry, and nothing more to clean', () => {
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
  it('gives clean values back as they are', () => {
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

  it('cleans every text, and leaves what it is given', () => {
    const given = { a: ['x\0', { b: '\uD83D' }, 1, null], c: { d: 'e' } }
    const before = structuredClone(given)
    expect(cleanTexts(given)).toEqual({ a: ['x', { b: '\uFFFD' }, 1, null], c: { d: 'e' } })
    expect(given).toEqual(before)
  })

  it('reaches no prototype, and the bottom of no pit', () => {
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

describe('documents', () => {
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

  it('are clean once their fields are read', () => {
    const texts = textsIn(deserialiseFields(data))
    expect(texts).toContain(clean)
    expect(texts.filter((said) => cleanText(said) !== said)).toEqual([])
  })

  it('are clean as pages and sites', () => {
    const raw = { id: 'x', uid: 'ab\0out', type: 'internal_page', data }
    const page = parseInternalPage(raw)
    const { site } = parseSite({ ...raw, type: 'custom_site' })
    const home = { ...site, homeContent: parseHomeContent({ ...site, homeContent: data.content }) }
    for (const parsed of [page, home])
      expect(textsIn(parsed).filter((said) => cleanText(said) !== said)).toEqual([])
    expect(textsIn(page)).toContain(clean)
  })
})
