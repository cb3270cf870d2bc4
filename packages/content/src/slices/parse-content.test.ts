import { describe, expect, it } from 'vitest'
import { ContentError } from '../documents/errors.ts'
import { pageSliceSchemas, parseContent } from './page-slices.ts'

const document = { type: 'internal_page', uid: 'about', id: 'P1' }

function failureOf(slices: unknown): ContentError {
  try {
    parseContent(document, 'content', slices)
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('It was accepted')
}

const slice = (slice_type: string, primary: unknown = {}, items: unknown = []) => ({
  slice_type,
  slice_label: null,
  primary,
  items,
})

describe('parseContent', () => {
  it('returns typed slices with defaults for missing fields', () => {
    const [hero, gifts, board] = parseContent(document, 'content', [
      slice('hero', { title: ' Hello ', showTotal: 'yes', anchor: 'top' }, [
        { label: 'Give', linkType: 'donate' },
      ]),
      slice('gifts', { background: 'tint' }, [{ amount: '25', label: 'A thing', image: {} }]),
      slice('leaderboard'),
    ])
    expect(hero).toMatchObject({
      type: 'hero',
      primary: {
        title: 'Hello',
        text: '',
        image: undefined,
        showTotal: true,
        edge: 'none',
        background: 'none',
        anchor: 'top',
      },
      items: [{ label: 'Give', url: '', linkType: 'donate', style: 'primary' }],
    })
    expect(gifts).toMatchObject({
      primary: { background: 'tint' },
      items: [{ amount: 25, label: 'A thing' }],
    })
    expect(board).toMatchObject({ primary: { kind: 'people', limit: 10 } })
  })

  it('keeps name, label and data of a slice of unknown type', () => {
    const nothing = { type: 'unknown', label: null, primary: {}, items: [] }
    expect(
      parseContent(document, 'content', [
        {
          ...slice('confetti', { 'paper-colour': ' red ', count: 7, rich: [{ type: 'x' }] }, [
            { 'a-b': 1 },
          ]),
          slice_label: 'wide',
        },
        slice('constructor'),
        slice('__proto__'),
        slice('bare', 'Hello', { 0: 'x' }),
        slice('list', [1], ['x', null, { fits: true }]),
        { slice_type: 'empty', slice_label: 7 },
      ]),
    ).toEqual([
      {
        type: 'unknown',
        name: 'confetti',
        label: 'wide',
        primary: { paper: { colour: ' red ' }, count: 7, rich: [{ type: 'x' }] },
        items: [{ a: { b: 1 } }],
      },
      { ...nothing, name: 'constructor' },
      { ...nothing, name: '__proto__' },
      { ...nothing, name: 'bare' },
      { ...nothing, name: 'list', items: [{ fits: true }] },
      { ...nothing, name: 'empty' },
    ])
  })

  it('never lets the data of an unknown type reach a prototype', () => {
    const text = '{"__proto__":{"is":1},"a-__proto__-is":1,"constructor-prototype-is":1,"fine":2}'
    const [read] = parseContent(document, 'content', [
      slice('confetti', JSON.parse(text), [JSON.parse(text)]),
    ])
    expect(read).toMatchObject({ primary: { fine: 2 }, items: [{ fine: 2 }] })
    for (const fields of read?.type === 'unknown' ? [read.primary, ...read.items] : []) {
      expect(Object.keys(fields)).toEqual(['fine'])
      expect(Object.getPrototypeOf(fields)).toBe(Object.prototype)
    }
    expect({}).not.toHaveProperty('is')
  })

  it('reports an item that is not a group of fields', () =>
    expect(() => parseContent(document, 'content', [slice('gifts', {}, [7])])).toThrow(
      /content\[0\]\.items\[0\]: expected a group of fields, found 7/,
    ))

  it('accepts every type of slice without fields, except fitnessTotal, which needs a length', () => {
    for (const type of Object.keys(pageSliceSchemas).filter((name) => name !== 'fitnessTotal'))
      expect(parseContent(document, 'content', [{ slice_type: type }])).toMatchObject([{ type }])
    expect(failureOf([slice('fitnessTotal')]).message).toBe(
      'internal_page/about, content[0].primary.lengthMetres: expected a number above 0, found nothing',
    )
  })
})

describe('a broken slice', () => {
  it('throws an error with document and field in one sentence', () => {
    const broken = failureOf([
      slice('text'),
      slice('text'),
      slice('gifts', {}, [{ amount: 'lots', label: 'x' }]),
    ])
    expect(broken.message).toBe(
      'internal_page/about, content[2].items[0].amount: expected a number above 0, found "lots"',
    )
    expect(broken).toMatchObject({
      document,
      field: 'content[2].items[0].amount',
      problem: 'expected a number above 0, found "lots"',
    })
  })

  it('names a document without a uid by its id', () => {
    const nameless = { type: 'custom_site', uid: '', id: 'S1' }
    expect(() => parseContent(nameless, 'home-content', 7)).toThrow(
      'custom_site/S1, home-content: expected a list of slices, found 7',
    )
  })

  it.each([
    ['content', 'Hello', 'expected a list of slices, found "Hello"'],
    ['content', { a: 1 }, 'expected a list of slices, found a group of fields'],
    ['content[0]', [null], 'expected a slice, found nothing'],
    ['content[0]', ['hero'], 'expected a slice, found "hero"'],
    ['content[0].slice_type', [{}], 'expected the type of a slice, found nothing'],
    ['content[0].slice_type', [slice('')], 'expected the type of a slice, found nothing'],
    ['content[0].primary', [slice('hero', 'Hello')], 'expected a group of fields, found "Hello"'],
    ['content[0].primary', [slice('hero', [])], 'expected a group of fields, found an empty list'],
    ['content[0].items', [slice('hero', {}, 'x')], 'expected a list, found "x"'],
    ['content[0].items[0]', [slice('hero', {}, ['x'])], 'expected a group of fields, found "x"'],
    [
      'content[0].items[0].question',
      [slice('questions', {}, [{ name: 'why' }])],
      'expected text, found nothing',
    ],
    [
      'content[0].items[0].url',
      [slice('sponsors', {}, [{ name: 'x', url: 'javascript:x' }])],
      'expected a URL (https, http), mailto:, tel:, a path or #anchor, found "javascript:x"',
    ],
  ])('reports %s', (field, slices, problem) =>
    expect(failureOf(slices)).toMatchObject({ field, problem }),
  )

  it.each([
    ['hero', 'title', { title: 7 }, 'expected text, found 7'],
    [
      'hero',
      'image.url',
      { image: { url: 'data:x' } },
      'expected the URL of an image (https or http), found "data:x"',
    ],
    ['story', 'quote-name', { 'quote-name': 7 }, 'expected text, found 7'],
    [
      'story',
      'text[1].type',
      { text: [{ type: 'paragraph', text: '' }, {}] },
      'expected the type of a block, found nothing',
    ],
    [
      'text',
      'anchor',
      { anchor: '" onclick=' },
      'expected a letter followed by letters, digits, - or _, found "\\" onclick="',
    ],
    ['leaderboard', 'limit', { limit: 101 }, 'expected a whole number from 1 to 100, found 101'],
    ['donations', 'limit', { limit: 51 }, 'expected a whole number from 1 to 50, found 51'],
    [
      'leaderboard',
      'kind',
      { kind: 'dogs' },
      'expected one of "people", "teams", "fitness", "tag", found "dogs"',
    ],
    [
      'leaderboard',
      'rankBy',
      { rankBy: 'luck' },
      'expected one of "amount", "gifts", "distance", "streak", found "luck"',
    ],
    [
      'leaderboard',
      'rankBy',
      { kind: 'teams', rankBy: 'distance' },
      'platforms do not list the activities of each team: rank teams by amount or gifts',
    ],
    [
      'leaderboard',
      'rankBy',
      { kind: 'tag', tag: 'region', rankBy: 'Streak' },
      'platforms do not count streaks by tag: rank tag values by amount, gifts or distance',
    ],
  ])('reports a field of %s: %s', (type, name, primary, problem) => {
    const field = `content[0].primary.${name}`
    expect(failureOf([slice(type, primary)])).toMatchObject({ field, problem })
  })
})
