import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { deserialiseFields, getFieldPath } from './deserialise-fields.ts'

describe('deserialiseFields', () => {
  it('nests kebab-case names', () =>
    expect(deserialiseFields({ 'design-color-primary': '#1667d9', 'header-logo': 'x' })).toEqual({
      design: { color: { primary: '#1667d9' } },
      header: { logo: 'x' },
    }))

  it('converts slices to type, label, primary and items, with nested fields', () => {
    const slices = [
      { slice_type: 's', slice_label: null, primary: { 'quote-name': 'R' }, items: [{ 'a-b': 1 }] },
      { slice_type: 'bare' },
    ]
    expect(deserialiseFields({ content: slices })).toEqual({
      content: [
        { type: 's', label: null, primary: { quote: { name: 'R' } }, items: [{ a: { b: 1 } }] },
        { type: 'bare', label: null, primary: {}, items: [] },
      ],
    })
  })

  it('keeps labels that are text, and values that are not slices', () => {
    const slices = [
      { slice_type: 'a', slice_label: 'wide' },
      { slice_type: 'b', slice_label: 7, primary: 'x', items: 'y' },
      'c',
    ]
    expect(deserialiseFields({ content: slices })).toEqual({
      content: [
        { type: 'a', label: 'wide', primary: {}, items: [] },
        { type: 'b', label: null, primary: 'x', items: 'y' },
        'c',
      ],
    })
  })

  it('does not change names inside rich text', () => {
    const text = [{ type: 'image', 'link-to': 'x' }]
    expect(deserialiseFields({ text })).toEqual({ text })
  })

  it('nests names up to eight levels', () => {
    const depthOf = (fields: unknown): number =>
      typeof fields === 'object' && fields !== null ? 1 + depthOf(Object.values(fields)[0]) : 0
    expect(deserialiseFields({ 'a-b-c-d-e-f-g-h': 1 })).toEqual({
      a: { b: { c: { d: { e: { f: { g: { h: 1 } } } } } } },
    })
    expect(deserialiseFields({ 'a-b-c-d-e-f-g-h-i-j': 1 })).toEqual({
      a: { b: { c: { d: { e: { f: { g: { 'h-i-j': 1 } } } } } } },
    })
    expect(depthOf(deserialiseFields({ [Array(9999).fill('x').join('-')]: 1 }))).toBe(8)
  })

  it.each([
    ['rows', (inner: unknown) => [{ 'a-b': 1, rows: inner }]],
    ['slices', (inner: unknown) => [{ slice_type: 's', primary: { 'a-b': 1, rows: inner } }]],
    [
      'rows of slices',
      (inner: unknown) => [{ slice_type: 's', items: [{ 'a-b': 1, rows: inner }] }],
    ],
  ])('converts %s up to nine levels', (_what, wrap) => {
    let data: unknown = 'end'
    for (let depth = 0; depth < 12; depth += 1) data = wrap(data)
    const read = JSON.stringify(deserialiseFields({ rows: data }))
    expect(read.match(/"a":\{"b":1\}/g)).toHaveLength(9)
    expect(read.match(/"a-b":1/g)).toHaveLength(3)
  })

  it('keeps texts of an image that look like a URL, and its prototype', () => {
    const dimensions = { width: 1, height: 1 }
    const alt = 'a.png?auto=compress,format'
    const logo: unknown = JSON.parse(
      JSON.stringify({ url: 7, alt, dimensions }).replace('{', '{"__proto__":{"x":1},'),
    )
    const fields = deserialiseFields({ logo })
    expect(fields).toEqual({ logo: { url: 7, alt, dimensions } })
    expect(Object.getPrototypeOf(fields['logo'])).toBe(Object.prototype)
  })

  it.each([
    ['https://i.example/a.png?w=9&auto=compress,format&h=8', 'https://i.example/a.png?w=9&h=8'],
    ['https://i.example/a.png?w=9&&h=8', 'https://i.example/a.png?w=9&&h=8'],
    ['https://i.example/a.png?', 'https://i.example/a.png?'],
    ['https://i.example/a.png?auto=compress,format', 'https://i.example/a.png'],
    ['https://i.example/a.png?auto=compress,format&w=9', 'https://i.example/a.png?w=9'],
    ['https://i.example/a.png?w=9&auto=compress,format', 'https://i.example/a.png?w=9'],
    ['https://i.example/a.png?w=9', 'https://i.example/a.png?w=9'],
  ])('cleans the URL %s of images and their views', (url, cleaned) => {
    const dimensions = { width: 1, height: 1 }
    expect(deserialiseFields({ logo: { url, dimensions, small: { url, dimensions } } })).toEqual({
      logo: { url: cleaned, dimensions, small: { url: cleaned, dimensions } },
    })
  })

  it.each([
    '__proto__-polluted',
    'constructor-prototype-polluted',
    'a-__proto__-polluted',
    'x.__proto__-polluted',
  ])('ignores %s and changes no prototype', (name) => {
    const data: unknown = JSON.parse(
      `{ ${JSON.stringify(name)}: "yes", "rows": [{ ${JSON.stringify(name)}: 1 }] }`,
    )
    const fields = deserialiseFields(data)
    expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    expect(fields['polluted']).toBeUndefined()
    expect(Object.keys(fields)).not.toContain('constructor')
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined()
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false)
  })

  it('never throws and never pollutes a prototype', () => {
    const name = fc.oneof(
      fc.string(),
      fc.constantFrom('__proto__', 'a-b', 'a', 'a-b-c', 'constructor-x', 'p.q-r'),
    )
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 5 },
        fc.jsonValue(),
        fc.dictionary(name, tie('value')),
        fc.array(tie('value')),
      ),
    })).value
    expect(() =>
      fc.assert(
        fc.property(tree, (value) => {
          const before = Reflect.ownKeys(Object.prototype).length
          deserialiseFields(value)
          return Reflect.ownKeys(Object.prototype).length === before
        }),
      ),
    ).not.toThrow()
  })
})

it.each([
  ['content', null, [], 'content'],
  ['', { a: { b: 1 } }, ['a', 'b'], 'a.b'],
  ['content', [{ items: [{}, {}] }], [0, 'items', 1, 'amount'], 'content[0].items[1].amount'],
  ['primary', { 'quote-name': 'x' }, ['quote', 'name'], 'primary.quote-name'],
  ['primary', { quote: {} }, ['quote', 'name'], 'primary.quote.name'],
  ['primary', { 'a-b-c': [{ 'd-e': 1 }] }, ['a', 'b', 'c', 0, 'd', 'e'], 'primary.a-b-c[0].d-e'],
  ['primary', {}, ['toString', 'x'], 'primary.toString.x'],
  ['primary', 7, [0, 'a'], 'primary[0].a'],
] as const)('getFieldPath in %j of %j at %j is %s', (root, raw, path, name) =>
  expect(getFieldPath(root, raw, path)).toBe(name),
)
