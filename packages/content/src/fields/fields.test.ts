import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { describeValue } from './field.ts'
import {
  buttonSchema,
  choice,
  colour,
  country,
  dateText,
  embed,
  fontFamily,
  image,
  lines,
  link,
  numberOr,
  onSwitch,
  optionalNumber,
  requiredChoice,
  requiredNumber,
  unicodeRange,
  boolean,
  yesSwitch,
} from './fields.ts'
import { plainTextField, richText } from './rich-text.ts'

function problemOf(schema: v.GenericSchema, value: unknown): string | undefined {
  return v.safeParse(schema, value).issues?.[0]?.message
}

interface FieldCase {
  readonly schema: v.GenericSchema
  /** Values, and the results of parsing them. */
  readonly reads: readonly (readonly [value: unknown, result: unknown])[]
  readonly rejects: readonly unknown[]
  /** Start of the message for an invalid value. */
  readonly expected: string
}

const document = { link_type: 'Document', type: 'internal_page', uid: 'about' }
const empty = [null, '', '  ', [], {}]
const withEmpty = (result: unknown) => empty.map((value) => [value, result] as const)
const unchanged = (...values: string[]) => values.map((value) => [value, value.trim()] as const)

const cases: Readonly<Record<string, FieldCase>> = {
  link: {
    schema: link,
    reads: [
      ...unchanged('https://a.example/x', 'mailto:hello@a.example', 'tel:+441632960217'),
      ...unchanged('/about?x=1:2', '?modal=a', '#top', ' /about '),
      ...withEmpty(''),
      [{ link_type: 'Any' }, ''],
      [{ link_type: 'Any', url: 'https://a.example' }, ''],
      [{ link_type: 'Web', url: 'https://a.example' }, 'https://a.example'],
      [{ link_type: 'Media', url: ' https://a.example/a.pdf ' }, 'https://a.example/a.pdf'],
      [{ link_type: 'Media', url: '', uid: 'x' }, ''],
      [document, '/about'],
      [{ ...document, url: '' }, '/about'],
      [{ ...document, type: 'custom_site' }, '/'],
      [{ ...document, isBroken: true }, ''],
      [{ ...document, uid: 'a b' }, '/a%20b'],
      [{ ...document, uid: '' }, ''],
      [{ ...document, uid: 7 }, ''],
    ],
    rejects: [
      'javascript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'java\tscript:alert(1)',
      '\u0001javascript:alert(1)',
      ' javascript:alert(1)',
      'data:text/html,x',
      'vbscript:x',
      'file:///etc/passwd',
      { link_type: 'Web', url: 'javascript:alert(1)' },
      { url: 'https://a.example' },
      7,
      ['/a'],
    ],
    expected: 'expected a URL',
  },
  colour: {
    schema: colour,
    reads: [
      ...unchanged('#1667d9', ' #FFF ', '#16d8', '#1667d980', 'rgb(22, 103, 217)'),
      ...unchanged('hsl(120deg 50% 50%)', ' hsla(215deg 82% 47% / 0.5) '),
      ...withEmpty(undefined),
    ],
    rejects: [
      'red',
      'red;}body{display:none',
      '#12345',
      '#1667d9;',
      'x#1667d9',
      'rgb(1, 2)',
      'rgb(1, 2, 3); color: red',
      'url(x)',
      `rgb(${' '.repeat(60)}1, 2, 3)`,
      7,
      ['#fff'],
    ],
    expected: 'expected a colour such as #1667d9',
  },
  country: {
    schema: country,
    reads: [...withEmpty('au'), [' gb ', 'gb'], ['EN_GB', 'gb'], ['en-IE', 'ie']],
    rejects: ['g', 'gbr', 'engb', 'en gb', 'x-en-gb', 'en-gb-x', 'g1', 7, { code: 'gb' }],
    expected: 'expected a country of two letters such as "gb", found ',
  },
  dateText: {
    schema: dateText,
    reads: [
      ...unchanged('2026-06-30', '2026-06-30T10:00:00+0000', ' 2024-02-29 ', '2026-06-30T10:00'),
      ...unchanged('2026-06-30T10:00:00.5Z', '2026-06-30T10:00+10:00'),
      ...withEmpty(undefined),
    ],
    rejects: [
      '30/06/2026',
      'on 2026-06-30',
      '2026-06-30 ago',
      '2026-13-01',
      '2025-02-29',
      '0026-06-30',
      20260630,
    ],
    expected: 'expected a date such as 2026-06-30, found ',
  },
  fontFamily: {
    schema: fontFamily,
    reads: [
      ...unchanged(' 7 Swiss_B-2.0 ', 'Barlow Condensed', 'ヒラギノ角ゴ'),
      ...withEmpty(undefined),
    ],
    rejects: ['-Barlow', '_', '";Barlow', 'x";}body{', 'x'.repeat(62), 7],
    expected: 'expected the name of a font, found ',
  },
  unicodeRange: {
    schema: unicodeRange,
    reads: [
      ...withEmpty(undefined),
      ...unchanged('U+4??', 'U+10FFFF', 'U+12345???'),
      ['u+0', 'U+0'],
      [' U+100-17f ,u+1e9e', 'U+100-17F,U+1E9E'],
    ],
    rejects: ['U+', 'U+1234567', 'U+0-1234567', 'U+1????', 'xU+0', 'U+0x', 'U+0,', 'U+0-', 7],
    expected: 'expected ranges such as U+100-17F, found ',
  },
  choice: {
    schema: choice(['none', 'wave'], 'none'),
    reads: [...withEmpty('none'), [' WAVE ', 'wave']],
    rejects: ['waves', 7],
    expected: 'expected one of "none", "wave", found ',
  },
  requiredChoice: {
    schema: requiredChoice(['none', 'Wave']),
    reads: [[' wave ', 'Wave']],
    rejects: [...empty, 'waves', 7],
    expected: 'expected one of "none", "Wave", found ',
  },
  lines: {
    schema: lines,
    reads: [...withEmpty([]), [' S \n\nM\r\n M\nL ', ['S', 'M', 'L']]],
    rejects: [7, ['S']],
    expected: 'expected one value per line, found ',
  },
  'boolean with the default yes': {
    schema: boolean(true),
    reads: [
      ...withEmpty(true),
      ...[true, ' TRUE ', ' On', 'yes'].map((value) => [value, true] as const),
      ...[false, 'False', 'OFF ', ' no'].map((value) => [value, false] as const),
    ],
    rejects: [0, 1, 'y', 'yes!', ['yes'], { yes: true }],
    expected: 'expected "Yes" or "No", found ',
  },
  'boolean with the default no': {
    schema: boolean(false),
    reads: [...withEmpty(false), [' On', true], ['OFF ', false]],
    rejects: [1],
    expected: 'expected "Yes" or "No", found ',
  },
  yesSwitch: {
    schema: yesSwitch,
    reads: [
      ...withEmpty(false),
      ...['yes', 'Yes', ' YES '].map((value) => [value, true] as const),
      ...[undefined, 'No', ' no ', false].map((value) => [value, false] as const),
    ],
    rejects: ['on', 'true', true, 1, ['yes'], { yes: true }],
    expected: 'expected "Yes" or "No", found ',
  },
  onSwitch: {
    schema: onSwitch,
    reads: [
      ...withEmpty(false),
      [' ON ', true],
      ...['Off', ' no ', false].map((value) => [value, false] as const),
    ],
    rejects: ['yes', 'true', true, 1, ['on']],
    expected: 'expected "On" or "Off", found ',
  },
}

describe.each(Object.entries(cases))('%s', (_, { schema, reads, rejects, expected }) => {
  it.each(reads)('reads %j as %j', (value, result) =>
    expect(v.parse(schema, value)).toEqual(result),
  )

  it.each(rejects.map((value) => [value] as const))('rejects %j', (value) =>
    expect(problemOf(schema, value)?.startsWith(expected)).toBe(true),
  )
})

describe('number fields', () => {
  it('accept numbers and numeric strings', () => {
    expect(v.parse(requiredNumber(), 25)).toBe(25)
    expect(v.parse(requiredNumber(), ' 25.5 ')).toBe(25.5)
    expect(v.parse(requiredNumber(), '1234.56')).toBe(1234.56)
    expect(v.parse(numberOr(10), null)).toBe(10)
  })

  it.each([
    [requiredNumber({ above: 0 }), 'lots', 'expected a number above 0, found "lots"'],
    [requiredNumber({ above: 0 }), 0, 'expected a number above 0, found 0'],
    [requiredNumber({ above: 0 }), null, 'expected a number above 0, found nothing'],
    [requiredNumber(), '1e5', 'expected a number, found "1e5"'],
    [requiredNumber(), Number.NaN, 'expected a number, found NaN'],
    [requiredNumber(), [1], 'expected a number, found a list'],
    [
      numberOr(1, { min: 1, max: 50, whole: true }),
      2.5,
      'expected a whole number from 1 to 50, found 2.5',
    ],
  ])('describe an invalid value for editors: %#', (schema, value, problem) =>
    expect(problemOf(schema, value)).toBe(problem),
  )
})

it.each([
  [{ above: 0 }, [0.1, '0.1', 5], [0, -1, '0'], 'a number above 0'],
  [{ min: 1 }, [1, '1.0', 2], [0.9, '-1'], 'a number of at least 1'],
  [{ max: 3 }, [3, -9], [3.1], 'a number of at most 3'],
  [{ min: 1, max: 3 }, [1, 3, '+2'], [0, 4], 'a number from 1 to 3'],
  [{ above: 1, max: 3 }, [1.5, 3], [1, 4], 'a number above 1 and of at most 3'],
  [{ whole: true }, [-2, '7', 1e21], [0.5, '0.5', Infinity], 'a whole number'],
  [{}, ['-0.5', 7], ['1,5', '0x1', '5.', '.5', '1 2', true, Infinity], 'a number'],
])('enforce and describe their limits: %j', (bounds, inside, outside, words) => {
  for (const value of inside) {
    expect(v.parse(requiredNumber(bounds), value)).toBe(Number(value))
    expect(v.parse(optionalNumber(bounds), value)).toBe(Number(value))
  }
  for (const value of outside) {
    expect(problemOf(optionalNumber(bounds), value)).toContain(`expected ${words}, found `)
    expect(problemOf(numberOr(1, bounds), value)).toContain(`expected ${words}, found `)
  }
})

describe('image', () => {
  it('has url, alt, and its size if known [S3.65]', () => {
    const url = 'https://i.example/a.png'
    expect(v.parse(image, { url, alt: 'A', dimensions: { width: 3, height: 2 } })).toEqual({
      url,
      alt: 'A',
      width: 3,
      height: 2,
    })
    expect(v.parse(image, { url, alt: null, dimensions: { width: 'x' } })).toEqual({ url, alt: '' })
    expect(v.parse(image, {})).toBeUndefined()
  })

  it('has the sizes of its source, without unsafe URLs and invalid widths', () => {
    const url = 'https://i.example/a.png'
    const size = { url: `${url}?w=320`, width: 320 }
    const others = [{ url: 'javascript:x', width: 1 }, { url, width: 0 }, { width: 1 }, null, 'x']
    const sizes = [...others, { ...size, extra: 1 }]
    expect(v.parse(image, { url, sizes })).toStrictEqual({ url, alt: '', sizes: [size] })
    for (const none of [others, {}, 'x'])
      expect(v.parse(image, { url, sizes: none })).toStrictEqual({ url, alt: '' })
  })

  it.each([
    { width: 0, height: 2 },
    { width: 3, height: -1 },
    { width: 3 },
    { width: '3', height: '2' },
    { width: Infinity, height: 2 },
    null,
    [3, 2],
  ])('has no size if a dimension is missing or invalid: %j', (dimensions) => {
    expect(v.parse(image, { url: '/a.png', alt: 'A', dimensions })).toStrictEqual({
      url: '/a.png',
      alt: 'A',
    })
  })

  it.each([
    [{ url: 7 }, 'url', 'expected the URL of an image, found 7'],
    [
      { url: 'mailto:a@b.example' },
      'url',
      'expected the URL of an image (https or http), found "mailto:a@b.example"',
    ],
    [{ url: '/a.png', alt: 7 }, 'alt', 'expected a text, found 7'],
  ])('is rejected if it is invalid: %j', (value, key, problem) => {
    expect(problemOf(image, value)).toBe(problem)
    expect(v.safeParse(image, value).issues?.[0].path?.[0].key).toBe(key)
  })
})

describe('embed', () => {
  const url = 'https://video.example/1'
  const bare = { provider_name: '', html: '', title: '', embed_url: url, ratio: undefined }

  it("has the provider's texts and the aspect ratio of its frame", () => {
    const said = { provider_name: ' V ', html: ' <i> ', title: ' T ', embed_url: ` ${url} ` }
    expect(v.parse(embed, { ...said, width: 16, height: '9' })).toEqual({
      oembed: { provider_name: 'V', html: '<i>', title: 'T', embed_url: url, ratio: 16 / 9 },
    })
    expect(v.parse(embed, { oembed: { embed_url: url } })).toEqual({ oembed: bare })
    expect(v.parse(embed, url)).toEqual({ oembed: bare })
    expect(v.parse(embed, { html: '<i>' })).toMatchObject({
      oembed: { html: '<i>', embed_url: '' },
    })
  })

  it.each([
    { width: 16, height: 0 },
    { width: 0, height: 9 },
    { width: 16 },
    { width: 'wide', height: 9 },
    { width: [16], height: 9 },
  ])('has no ratio if it is unknown: %j', (size) =>
    expect(v.parse(embed, { embed_url: url, ...size })?.oembed.ratio).toBeUndefined(),
  )

  it.each([null, '', {}, { embed_url: null }, { embed_url: ' ', html: '' }])(
    'is optional: %j',
    (value) => expect(v.parse(embed, value)).toBeUndefined(),
  )

  it('rejects unsafe URLs', () => {
    expect(problemOf(embed, 7)).toBe('expected an embed, found 7')
    const unsafe = v.safeParse(embed, { embed_url: 'javascript:x', html: '' })
    expect(unsafe.issues?.[0].message).toBe(
      'expected the URL of an embed (https), found "javascript:x"',
    )
    expect(unsafe.issues?.[0].path?.[0].key).toBe('embed_url')
  })
})

describe('richText', () => {
  const withSpans = (spans: unknown) => [{ type: 'paragraph', text: '', spans }]

  it.each([
    [{ a: 1 }, 'expected rich text, found a group of fields'],
    [['x'], 'expected a block of rich text, found "x"'],
    [[{ text: 'x' }], 'expected the type of a block, found nothing'],
    [[{ type: 'paragraph', text: 3 }], 'expected text, found 3'],
    [withSpans({}), 'expected a list of spans, found a group of fields'],
    [withSpans([{ type: 'em', start: 'x', end: 2 }]), 'expected a whole number, found "x"'],
    [withSpans([{ type: 'em', start: 0, end: 1.5 }]), 'expected a whole number, found 1.5'],
    [withSpans(['x']), 'expected a span, found "x"'],
    [withSpans([{ start: 0, end: 1 }]), 'expected the type of a span, found nothing'],
  ])('rejects %j', (value, problem) => expect(problemOf(richText, value)).toBe(problem))

  it('reports the path of a problem', () => {
    const em = { type: 'em', start: 0, end: 1 }
    const block = { type: 'paragraph', text: 'A', spans: [em, { ...em, end: 'x' }] }
    const path = (value: unknown) =>
      v.safeParse(richText, value).issues?.[0].path?.map(({ key }) => key)
    expect(path([{ type: 'image' }, block])).toEqual([1, 'spans', 1, 'end'])
    expect(path([{ ...block, text: 7 }])).toEqual([0, 'text'])
    expect(path([{ ...block, spans: 7 }])).toEqual([0, 'spans'])
    expect(path([{ ...block, type: 7 }])).toEqual([0, 'type'])
    expect(path([{ ...block, spans: [em, { ...em, type: 7 }] }])).toEqual([0, 'spans', 1, 'type'])
    expect(path([null, block])).toEqual([0])
  })

  it('plainTextField returns plain text', () => {
    expect(
      v.parse(plainTextField, [
        { type: 'heading2', text: 'A', spans: [] },
        { type: 'image', url: 'x' },
        { type: 'paragraph', text: 'B', spans: [] },
      ]),
    ).toBe('A\nB')
    expect(v.parse(plainTextField, ' A ')).toBe('A')
    expect(v.parse(plainTextField, null)).toBe('')
  })
})

it('buttons have label, url, standardButton, id, background, foreground, block and linkType [S3.64]', () => {
  const button = {
    label: 'Give',
    url: '/donate',
    standardButton: 'fundraisingPage',
    id: 'give',
    background: '#ffffff',
    foreground: '#000000',
    block: 'Yes',
    linkType: 'donate',
    style: 'quiet',
  }
  expect(v.parse(buttonSchema, button)).toEqual({ ...button, block: true })
})

it.each([
  [undefined, 'nothing'],
  ['', 'nothing'],
  ['a "b"', '"a \\"b\\""'],
  ['x'.repeat(40), `"${'x'.repeat(40)}"`],
  ['x'.repeat(41), `"${'x'.repeat(40)}…"`],
  [7n, '7'],
  [true, 'true'],
  [false, 'false'],
  [[], 'an empty list'],
  [[0], 'a list'],
  [{}, 'a group of fields'],
  [Symbol('x'), 'a symbol'],
  [() => 1, 'a function'],
])('describe the value that was found (%#)', (value, words) =>
  expect(describeValue(value)).toBe(words),
)
