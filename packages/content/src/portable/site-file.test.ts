import { fuzzRuns } from '@milepost/config/fuzz-runs'
import { assert, constantFrom, dictionary, jsonValue, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseInternalPage } from '../pages/internal-pages.ts'
import { decodeBase64, parseSiteFile, sha256Hex } from './parse-site-file.ts'
import {
  findKeyProblems,
  isDocumentName,
  isMediaPath,
  isVariant,
  type SiteFileDocument,
  SiteFileError,
  siteFileLimits,
  writeSiteFile,
} from './site-file.ts'

const logo = {
  path: 'media/fonts/a b@2x.svg',
  bytes: 5,
  sha256: '2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824',
  base64: 'aGVsbG8=',
}
const site: SiteFileDocument = { type: 'custom_site', uid: 'demo', data: { 'meta-title': 'Demo' } }
const page: SiteFileDocument = {
  type: 'internal_page',
  uid: 'about',
  tags: ['x'],
  lang: 'en-gb',
  data: { title: 'About', content: [{ slice_type: 'text', primary: {} }] },
}
const draft: SiteFileDocument = { ...page, variant: 'draft', data: { title: 'Soon' } }
const whole = { site: 'demo', documents: [draft, page, site], media: [logo] }

async function problemsOf(file: unknown): Promise<string[]> {
  const text = typeof file === 'string' ? file : JSON.stringify(file)
  try {
    await parseSiteFile(text)
    return []
  } catch (error) {
    if (!(error instanceof SiteFileError)) throw error
    return error.problems.map(({ location, problem }) => `${location}: ${problem}`)
  }
}

const valid = () => JSON.parse(writeSiteFile(whole)) as Record<string, unknown>
const withDocument = (document: unknown) => ({ ...valid(), documents: [site, document] })
const withMedia = (entry: object) => ({ ...valid(), media: [{ ...logo, ...entry }] })

describe('a site file', () => {
  it('has the same content after writing and parsing, with sorted documents', async () => {
    const read = await parseSiteFile(writeSiteFile(whole))
    expect(read).toEqual({
      format: 'milepost-site',
      version: 1,
      site: 'demo',
      documents: [site, page, draft],
      media: [logo],
    })
    expect(writeSiteFile(read)).toBe(writeSiteFile(whole))
  })

  it('keeps all data of unknown slices', async () => {
    const content = [
      { slice_type: 'text', primary: {}, items: [] },
      {
        slice_type: 'confetti',
        slice_label: 'wide',
        primary: { 'paper-colour': 'red', rich: [{ type: 'paragraph', text: 'a', spans: [] }] },
        items: [{ weight: 7 }, { weight: null }],
      },
    ]
    const document = { ...page, data: { title: 'Party', content } }
    const before = parseInternalPage(document)
    const written = writeSiteFile({ site: 'demo', documents: [site, document], media: [] })
    const read = (await parseSiteFile(written)).documents.find(({ type }) => type === page.type)
    expect(read).toEqual(document)
    expect(parseInternalPage(read)).toEqual(before)
    expect(before.content[1]).toEqual({
      type: 'unknown',
      name: 'confetti',
      label: 'wide',
      primary: { paper: { colour: 'red' }, rich: content[1]?.primary.rich },
      items: [{ weight: 7 }, { weight: null }],
    })
  })

  it('is written in the same order, whatever the order of its parts', () => {
    const media = ['a.svg', 'b.svg', 'c.svg'].map((path) => ({ ...logo, path }))
    const documents = [site, { ...page, uid: 'a' }, page, draft]
    const text = writeSiteFile({ site: 'demo', documents, media })
    const written = JSON.parse(text) as { media: { path: string }[]; documents: { uid: string }[] }
    expect(written.media.map(({ path }) => path)).toEqual(['a.svg', 'b.svg', 'c.svg'])
    expect(written.documents.map(({ uid }) => uid)).toEqual(['demo', 'a', 'about', 'about'])
    for (const turn of [1, 2, 3]) {
      const turned = <Item>(list: readonly Item[]) => [...list.slice(turn), ...list.slice(0, turn)]
      const other = { site: 'demo', documents: turned(documents), media: turned(media) }
      expect(writeSiteFile(other)).toBe(text)
      expect(
        writeSiteFile({ ...other, documents: documents.toReversed(), media: media.toReversed() }),
      ).toBe(text)
    }
  })

  it('has the same content after writing and parsing, whatever its documents contain', async () => {
    const key = string().filter((name) => !['__proto__', 'constructor', 'prototype'].includes(name))
    const data = dictionary(key, jsonValue({ maxDepth: 5 }), { noNullPrototype: true })
    const safe = data.filter(
      (value) => !/"(?:__proto__|constructor|prototype)":/.test(JSON.stringify(value)),
    )
    await assertAsync(safe, async (fields) => {
      const documents = [
        site,
        { ...page, data: JSON.parse(JSON.stringify(fields)) as object as Record<string, unknown> },
      ]
      const read = await parseSiteFile(writeSiteFile({ ...whole, documents }))
      expect(read.documents).toEqual(documents)
    })
  })

  it.each([
    ['{', 'the file is not JSON'],
    ['[]', 'not a site file'],
    [{ format: 'other' }, 'not a site file'],
    [{ format: 'milepost-site' }, 'version: expected a whole number from 1, found nothing'],
    [{ ...valid(), version: 0 }, 'version: expected a whole number from 1, found 0'],
    [{ ...valid(), version: 1.5 }, 'version: expected a whole number from 1, found 1.5'],
    [{ ...valid(), version: '1' }, 'version: expected a whole number from 1, found "1"'],
    [{ ...valid(), version: 2 }, 'version: the file has version 2; this release supports up to 1'],
    [{ ...valid(), site: '../x' }, 'site: expected a site key, found "../x"'],
    [{ ...valid(), documents: {} }, 'documents: expected a list'],
    [{ ...valid(), documents: [page] }, 'documents: there is no custom_site/demo'],
    [{ ...valid(), site: 'other' }, 'documents: there is no custom_site/other'],
    [withDocument(7), 'documents[1]: expected a document, found 7'],
    [withDocument({ ...page, uid: '../../x' }), 'documents[1], type and uid'],
    [withDocument({ ...page, type: 'media' }), 'documents[1], type and uid'],
    [withDocument({ ...page, uid: 'nul' }), 'documents[1], type and uid'],
    [withDocument({ ...page, uid: 'a.draft' }), 'documents[1], type and uid'],
    [withDocument({ ...page, data: [] }), 'internal_page/about, data: expected a group of fields'],
    [withDocument({ ...page, tags: [7] }), 'internal_page/about, tags: expected a list of texts'],
    [withDocument({ ...page, lang: 7 }), 'internal_page/about, lang: expected text, found 7'],
    [withDocument({ ...page, variant: '../x' }), 'internal_page/about, variant: expected draft'],
    [withDocument({ ...page, variant: true }), 'internal_page/about, variant: expected draft'],
    [withDocument({ ...page, href: '' }), 'internal_page/about, href: unknown property'],
    [{ ...valid(), documents: [site, page, { ...page, uid: 'ABOUT' }] }, 'is a duplicate'],
    [withMedia({ path: 'media/../x' }), 'media[0].path: expected the path of a file'],
    [withMedia({ bytes: 6 }), 'media/fonts/a b@2x.svg: expected 6 bytes, found 5'],
    [withMedia({ base64: 'aGVsbG8' }), 'media/fonts/a b@2x.svg: its base64 text is invalid'],
    [withMedia({ base64: 'aGVsbGE=' }), 'its content does not match its sha256'],
    [withMedia({ base64: 7 }), 'media/fonts/a b@2x.svg: expected base64 text, found 7'],
    [{ ...valid(), media: [logo, { ...logo, path: 'media/fonts/A B@2x.svg' }] }, 'is a duplicate'],
  ])('is rejected with the reason (%#)', async (file, problem) =>
    expect((await problemsOf(file)).join('\n')).toContain(problem),
  )

  it.each(['__proto__', 'constructor', 'prototype'])('rejects a field named %s', async (key) => {
    const text = writeSiteFile(whole).replace('"slice_type"', `"${key}"`)
    const place = `internal_page/about, data.content[0].${key}`
    expect(await problemsOf(text)).toEqual([`${place}: this field name is not allowed`])
    expect(Object.hasOwn(Object.prototype, 'text')).toBe(false)
  })

  it('is rejected if it is nested too deeply, too long, or has too many entries', async () => {
    const deep = `${'['.repeat(5000)}${']'.repeat(5000)}`
    const text = JSON.stringify(withDocument({ ...page, data: { deep: 0 } }))
    expect((await problemsOf(text.replace('"deep":0', `"deep":${deep}`))).join()).toContain(
      'expected at most 40 levels',
    )
    const documents = Array.from({ length: siteFileLimits.documents + 1 }, () => 7)
    expect(await problemsOf({ ...valid(), documents })).toContain(
      'documents: expected at most 5000 entries, found 5001',
    )
    const base64 = 'A'.repeat(Math.ceil(siteFileLimits.mediaBytes / 3) * 4 + 4)
    expect(await problemsOf(withMedia({ base64 }))).toEqual([
      'media/fonts/a b@2x.svg: expected at most 25000000 bytes',
    ])
    expect(await problemsOf(' '.repeat(siteFileLimits.characters + 1))).toEqual([
      ': expected at most 200000000 characters, found 200000001',
    ])
  })

  it('lists the first twenty problems, and the number of the others', async () => {
    const documents = [site, ...Array.from({ length: 22 }, () => 7)]
    const error = await parseSiteFile(JSON.stringify({ ...valid(), documents })).catch(
      (reason: unknown) => reason as SiteFileError,
    )
    const lines = (error as SiteFileError).message.split('\n')
    expect(lines).toHaveLength(21)
    expect(lines[0]).toBe('documents[1]: expected a document, found 7')
    expect(lines.at(-1)).toBe('and 2 more')
    await expect(parseSiteFile('{')).rejects.toThrow(/^the file is not JSON$/)
  })

  it('may start with a byte order mark, and be as large as each limit', async () => {
    expect(await problemsOf(`\uFEFF${writeSiteFile(whole)}`)).toEqual([])
    const nested = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`
    const text = JSON.stringify(withDocument({ ...page, data: { deep: 0 } }))
    expect(await problemsOf(text.replace('"deep":0', `"deep":${nested(39)}`))).toEqual([])
    expect(await problemsOf(text.replace('"deep":0', `"deep":${nested(40)}`))).toHaveLength(1)
    const many = Array.from({ length: siteFileLimits.documents - 1 }, (_, index) => ({
      ...page,
      uid: `p${index}`,
    }))
    expect(await problemsOf({ ...valid(), documents: [site, ...many] })).toEqual([])
  })

  it('is parsed or rejected, whatever it contains', async () => {
    const junk = jsonValue()
    await assertAsync(dictionary(constantFrom(...Object.keys(valid())), junk), async (file) => {
      expect(await problemsOf({ ...valid(), ...file })).toBeDefined()
    })
  })

  it('has standard hashes and base64', async () => {
    const bytes = decodeBase64(logo.base64)
    expect(new TextDecoder().decode(bytes)).toBe('hello')
    expect(bytes === undefined ? '' : await sha256Hex(bytes)).toBe(logo.sha256)
  })
})

async function assertAsync<Value>(
  arbitrary: import('fast-check').Arbitrary<Value>,
  check: (value: Value) => Promise<void>,
): Promise<void> {
  const { asyncProperty } = await import('fast-check')
  await assert(asyncProperty(arbitrary, check), { numRuns: fuzzRuns(50) })
}

it.each([
  [
    'isDocumentName',
    isDocumentName,
    ['a', 'About', '7', 'a_b-C', 'falcon', 'console', 'com', 'comx', 'lpt', 'x'.repeat(100)],
    [
      ['', '-a', '_a', 'a b', 'a.b', 'a/b', ' a', 'a\n', 'x'.repeat(101), 7, null, ['a']],
      ['CON', 'prn', 'aux', 'com1', 'Lpt9'],
    ].flat(),
  ],
  [
    'isVariant',
    isVariant,
    ['draft', 'en-gb', 'release-a', 'release-spring_2-b', `release-${'a'.repeat(41)}`],
    [
      ['', 'draft ', 'drafts', 'my-draft', 'fr', 'fr-fra', 'EN-gb', 7, null, ['draft']],
      ['release-', 'release-Autumn', 'release--a', `release-${'a'.repeat(42)}`],
    ].flat(),
  ],
  [
    'isMediaPath',
    isMediaPath,
    [
      ['media/a', 'media/7.PNG', 'media/fonts/Ünï (2)_.woff2', 'media/confetti.png'],
      [`media/${'a/'.repeat(7)}b`, `media/${'a'.repeat(194)}`, 'media/icon', 'media/a.con'],
    ].flat(),
    [
      [`media/${'a'.repeat(195)}`, 'media/lpt1', 'media/x/aux.png', 'medias/a', 'media/(a)'],
      ['/etc/passwd', 'media/', 'media', 'media//a', 'media/./a', 'media/a/../../b', 7, null],
      [String.raw`media\..\a`, 'media/a\0b', 'media/.env', 'media/a.', 'media/a ', 'C:/media/a'],
      ['media/CON.txt', 'media/con', 'media/COM3.png', 'media/a/nul.x', 'media/a:b'],
      [`media/${'a/'.repeat(8)}b`, ['media', 'a']],
    ].flat(),
  ],
] as const)('%s accepts valid text only', (_, isValid, valid, invalid) => {
  expect(valid.filter((text) => !isValid(text))).toEqual([])
  expect(invalid.filter((text) => isValid(text))).toEqual([])
})

const found = (value: unknown, maxDepth = 10) =>
  findKeyProblems(value, maxDepth).map(({ location, problem }) => `${location}: ${problem}`)

it('findKeyProblems reports keys that reach a prototype, at any depth', () => {
  const value = JSON.parse('{"a":[{"b":{"__proto__":1}},{"constructor":1}],"prototype":{}}')
  expect(found(value).toSorted()).toEqual([
    '.a[0].b.__proto__: this field name is not allowed',
    '.a[1].constructor: this field name is not allowed',
    '.prototype: this field name is not allowed',
  ])
})

it.each([null, undefined, 7, 'constructor', [], {}, { a: ['constructor', '__proto__'] }])(
  'findKeyProblems accepts the keys of %j',
  (value) => expect(found(value)).toEqual([]),
)

it('findKeyProblems accepts nesting up to the limit', () => {
  expect(found({ a: [1] }, 2)).toEqual([])
  expect(found({ a: [[]] }, 2)).toEqual(['.a[0]: expected at most 2 levels'])
  expect(found({ a: { b: {} }, c: 1 }, 2)).toEqual(['.a.b: expected at most 2 levels'])
})

it('decodeBase64 decodes standard base64 only', () => {
  const valid = { '': [], AAEC: [0, 1, 2], '/+8=': [255, 239], '/w==': [255] }
  for (const [text, bytes] of Object.entries(valid))
    expect(decodeBase64(text)).toEqual(new Uint8Array(bytes))
  const invalid = ['A', 'AAEC=', '=AEC', 'A===', '====', 'AA=C', 'AA C', 'AA-_', 'AAEC\n', 'é===']
  expect(invalid.filter((text) => decodeBase64(text) !== undefined)).toEqual([])
})
