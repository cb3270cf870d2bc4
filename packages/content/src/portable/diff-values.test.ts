import { describe, expect, it } from 'vitest'
import { diffValues } from './diff-values.ts'

/** Each change as its kind, the way to it, and its values. */
const changes = (before: unknown, after: unknown) =>
  diffValues(before, after).map(({ kind, field, ...values }) => [kind, field, values])

describe('two values of JSON', () => {
  it.each([
    [1, 1],
    ['a', 'a'],
    [null, null],
    [[], []],
    [{ a: { b: 1, c: 2 } }, { a: { c: 2, b: 1 } }],
    [[{ b: 1, c: [{ d: 1, e: 2 }] }], [{ c: [{ e: 2, d: 1 }], b: 1 }]],
  ])('%j and %j are the same', (before, after) => {
    expect(diffValues(before, after)).toEqual([])
  })

  it.each([
    [1, '1'],
    [0, false],
    [null, {}],
    [[], {}],
    [{}, []],
    [{ 0: 'a' }, ['a']],
    ['a', ['a']],
  ])('%j and %j are changed as a whole', (before, after) => {
    expect(changes(before, after)).toEqual([['changed', '', { before, after }]])
  })
})

describe('two groups', () => {
  it('have fields that came, went and changed, with the way to each', () => {
    expect(changes({ a: 1, b: { c: 2, d: 3 } }, { b: { c: 4, e: 5 }, f: null })).toEqual([
      ['removed', 'a', { before: 1 }],
      ['changed', 'b.c', { before: 2, after: 4 }],
      ['removed', 'b.d', { before: 3 }],
      ['added', 'b.e', { after: 5 }],
      ['added', 'f', { after: null }],
    ])
  })

  it('have fields of their own only', () => {
    expect(changes({}, { toString: 'x' })).toEqual([['added', 'toString', { after: 'x' }]])
    expect(changes({ toString: 'x' }, {})).toEqual([['removed', 'toString', { before: 'x' }]])
  })
})

describe('two lists', () => {
  it.each([
    [['a', 'b', 'c'], ['b', 'c'], [['removed', 'x[0]', { before: 'a' }]]],
    [['a', 'b', 'c'], ['a', 'b'], [['removed', 'x[2]', { before: 'c' }]]],
    [['a', 'b'], ['x', 'a', 'b'], [['added', 'x[0]', { after: 'x' }]]],
    [
      ['a', 'b'],
      ['a', 'x', 'y', 'b'],
      [
        ['added', 'x[1]', { after: 'x' }],
        ['added', 'x[2]', { after: 'y' }],
      ],
    ],
    [['a', 'b', 'c'], ['a', 'x', 'c'], [['changed', 'x[1]', { before: 'b', after: 'x' }]]],
    [
      ['a', 'b', 'c', 'd'],
      ['a', 'x', 'd'],
      [
        ['changed', 'x[1]', { before: 'b', after: 'x' }],
        ['removed', 'x[2]', { before: 'c' }],
      ],
    ],
    // One entry that stayed far behind must not hide the two that stayed after it.
    [
      ['a', 'b', 'c'],
      ['b', 'c', 'a'],
      [
        ['removed', 'x[0]', { before: 'a' }],
        ['added', 'x[2]', { after: 'a' }],
      ],
    ],
    [
      ['c', 'a', 'b'],
      ['a', 'b', 'c'],
      [
        ['removed', 'x[0]', { before: 'c' }],
        ['added', 'x[2]', { after: 'c' }],
      ],
    ],
    [
      ['a', 'b', 'c', 'd', 'e'],
      ['c', 'a', 'd', 'b', 'e'],
      [
        ['removed', 'x[0]', { before: 'a' }],
        ['removed', 'x[1]', { before: 'b' }],
        ['added', 'x[1]', { after: 'a' }],
        ['added', 'x[3]', { after: 'b' }],
      ],
    ],
  ])('from %j to %j', (before, after, expected) => {
    expect(changes({ x: before }, { x: after })).toEqual(expected)
  })

  it('have equal entries whatever the order of their fields', () => {
    const before = [{ a: [{ b: 1, c: 2 }], d: 3 }, 'x']
    const after = ['new', { d: 3, a: [{ c: 2, b: 1 }] }, 'x']
    expect(changes(before, after)).toEqual([['added', '[0]', { after: 'new' }]])
  })

  it('name a field of an entry by its new place', () => {
    const before = [{ a: 1 }, { b: 1 }]
    const after = ['new', { a: 1 }, { b: 2 }]
    expect(changes(before, after)).toEqual([
      ['added', '[0]', { after: 'new' }],
      ['changed', '[2].b', { before: 1, after: 2 }],
    ])
  })

  it('are matched with their equals up to 400 entries, and place by place beyond', () => {
    const list = (length: number) => Array.from({ length }, (_, index) => index)
    expect(changes(list(399), ['new', ...list(399)])).toEqual([['added', '[0]', { after: 'new' }]])
    expect(changes(['old', ...list(399)], list(399))).toEqual([
      ['removed', '[0]', { before: 'old' }],
    ])
    expect(changes(list(400), ['new', ...list(400)])).toHaveLength(401)
    expect(changes(['old', ...list(400)], list(400))).toHaveLength(401)
  })
})

it('is told in one piece from the 60th level on', () => {
  const nested = (levels: number, value: unknown): unknown =>
    levels === 0 ? value : { a: nested(levels - 1, value) }
  const [within] = diffValues(nested(60, 1), nested(60, 2))
  expect(within).toMatchObject({ kind: 'changed', before: 1, after: 2 })
  const [beyond] = diffValues(nested(61, 1), nested(61, 2))
  expect(beyond).toMatchObject({ kind: 'changed', before: { a: 1 }, after: { a: 2 } })
})
