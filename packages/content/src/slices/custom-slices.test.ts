import { fuzzRuns } from '@milepost/config/fuzz-runs'
import * as fc from 'fast-check'
import * as v from 'valibot'
import { beforeEach, describe, expect, expectTypeOf, it } from 'vitest'
import { checkSite } from '../doctor/check-site.ts'
import { ContentError } from '../documents/errors.ts'
import * as fields from '../fields.ts'
import type { InferSlice, SliceSchemas } from '../fields.ts'
import { fetchInternalPage, fetchInternalPages } from '../pages/internal-pages.ts'
import { fetchSupporterPages } from '../pages/supporter-pages.ts'
import { fetchTagPages } from '../pages/tag-pages.ts'
import { replaceContentPlaceholders } from '../placeholders/replace-placeholders.ts'
import { getPlaceholderValues } from '../placeholders/compile-template.ts'
import { clientFor, fakeContentService } from '../sources/fake-content-service.fixture.ts'
import { type PageSlice, parseContent } from './page-slices.ts'
import { sliceSchema } from './slice-schema.ts'

const pledge = fields.sliceSchema(
  'pledge',
  {
    goal: fields.requiredNumber({ min: 1, max: 100_000 }),
    thanks: fields.text,
    url: fields.link,
    intro: fields.richText,
    closes: fields.date,
  },
  { label: fields.requiredText, picture: fields.image },
)
const schemas = { pledge }

const document = { type: 'internal_page', uid: 'about', id: 'P1' }
const raw = {
  slice_type: 'pledge',
  slice_label: null,
  primary: { goal: '250', thanks: ' Thank you ', background: 'tint' },
  items: [{ label: 'I walk' }],
}
const parsed: InferSlice<typeof pledge> = {
  type: 'pledge',
  label: null,
  primary: {
    background: 'tint',
    anchor: undefined,
    goal: 250,
    thanks: 'Thank you',
    url: '',
    intro: [],
    closes: undefined,
  },
  items: [{ label: 'I walk', picture: undefined }],
}
const own = { type: 'custom', name: 'pledge', slice: parsed }

function failureOf(slices: unknown, given: SliceSchemas = schemas): ContentError {
  try {
    parseContent(document, 'content', slices, { schemas: given })
  } catch (error) {
    if (error instanceof ContentError) return error
    throw error
  }
  throw new Error('It was accepted')
}

describe('a custom slice', () => {
  it('is parsed by its schema, next to built-in slices', () => {
    const slices = [{ slice_type: 'text' }, raw, { slice_type: 'confetti' }]
    expect(parseContent(document, 'content', slices, { schemas })).toMatchObject([
      { type: 'text' },
      own,
      { type: 'unknown', name: 'confetti' },
    ])
    expect(parseContent(document, 'content', [raw])).toMatchObject([
      { type: 'unknown', name: 'pledge', primary: { goal: '250' } },
    ])
  })

  it('has the types of its schema, and does not affect other types', () => {
    expectTypeOf<InferSlice<typeof pledge>['primary']['goal']>().toEqualTypeOf<number>()
    expectTypeOf<InferSlice<typeof pledge>['primary']['anchor']>().toEqualTypeOf<
      string | undefined
    >()
    expectTypeOf<InferSlice<typeof pledge>['items'][number]['label']>().toEqualTypeOf<string>()
    type Gifts = Extract<PageSlice, { type: 'gifts' }>
    expectTypeOf<Gifts['items'][number]['amount']>().toEqualTypeOf<number>()
    expectTypeOf<Extract<PageSlice, { type: 'custom' }>['name']>().toEqualTypeOf<string>()
  })

  it('overrides a built-in slice with the same type', () => {
    const quote = fields.sliceSchema('quote', { stars: fields.numberOr(5, { max: 5 }) }, {})
    const slices = [{ slice_type: 'quote', primary: { text: 'Good', stars: 3 } }]
    expect(parseContent(document, 'content', slices, { schemas: { quote } })).toEqual([
      {
        type: 'custom',
        name: 'quote',
        slice: {
          type: 'quote',
          label: null,
          primary: { background: 'none', anchor: undefined, stars: 3 },
          items: [],
        },
      },
    ])
  })

  it.each([
    ['content[0].primary.goal', { goal: 0 }, 'expected a number from 1 to 100000, found 0'],
    ['content[0].primary.thanks', { goal: 1, thanks: 7 }, 'expected text, found 7'],
    ['content[0].primary.anchor', { goal: 1, anchor: '7' }, 'expected a letter followed by'],
    ['content[0].primary.url', { goal: 1, url: 'javascript:x' }, 'expected a URL'],
  ])('throws an error with document and field if it is invalid: %s', (field, primary, problem) => {
    const error = failureOf([{ ...raw, primary }])
    expect(error).toMatchObject({ document, field })
    expect(error.message).toContain(`internal_page/about, ${field}: ${problem}`)
  })

  it('is named in one sentence if its schema throws', () => {
    const cause = new TypeError('no such thing\nat line 7')
    const failing = fields.sliceSchema(
      'failing',
      {
        goal: fields.field(() => {
          throw cause
        }),
      },
      {},
    )
    const error = failureOf([{ slice_type: 'failing' }], { failing })
    expect(error.message).toBe(
      'internal_page/about, content[0]: the schema of "failing" threw an error: no such thing',
    )
    expect(error.cause).toBe(cause)
  })

  it('is parsed by its own schema only, whatever its type is named', () => {
    for (const type of ['constructor', '__proto__', 'toString', 'hasOwnProperty']) {
      const [slice] = parseContent(document, 'content', [{ slice_type: type }], { schemas })
      expect(slice).toMatchObject({ type: 'unknown', name: type })
    }
  })

  it('has its placeholders replaced by the kind of field', () => {
    const wordy = {
      ...raw,
      primary: {
        goal: 1,
        thanks: 'Thanks, {{ first_name }}',
        url: '/give?name={{ first_name }}',
        intro: [{ type: 'paragraph', text: 'Hi {{ first_name }}', spans: [] }],
      },
      items: [{ label: '{{ first_name }} walks' }],
    }
    const values = getPlaceholderValues({ query: new URLSearchParams('first_name=Jo Lee') })
    const content = parseContent(document, 'content', [wordy], { schemas })
    expect(replaceContentPlaceholders(content, values)).toMatchObject([
      {
        type: 'custom',
        name: 'pledge',
        slice: {
          primary: {
            goal: 1,
            thanks: 'Thanks, Jo Lee',
            url: '/give?name=Jo%20Lee',
            intro: [{ text: 'Hi Jo Lee' }],
          },
          items: [{ label: 'Jo Lee walks' }],
        },
      },
    ])
  })

  it('throws nothing but content errors', () => {
    const fields = ['title', 'text', 'image', 'goal', 'thanks', 'url', 'intro', '__proto__', 'a-b']
    const anySlice = fc.record({
      slice_type: fc.constantFrom('pledge', 'nope', '__proto__', 'hero', 'gifts', 'questions'),
      slice_label: fc.jsonValue(),
      primary: fc.oneof(fc.jsonValue(), fc.dictionary(fc.constantFrom(...fields), fc.jsonValue())),
      items: fc.oneof(
        fc.jsonValue(),
        fc.array(fc.dictionary(fc.constantFrom('label', 'amount', '__proto__'), fc.jsonValue())),
      ),
    })
    const holds = () =>
      fc.assert(
        fc.property(fc.array(anySlice), (slices) => {
          try {
            return parseContent(document, 'content', slices, { schemas }).every((slice) => {
              if (slice.type !== 'custom' && slice.type !== 'unknown') return true
              const { primary, items } = slice.type === 'custom' ? slice.slice : slice
              return [primary, ...items].every(
                (group) => Object.getPrototypeOf(group) === Object.prototype,
              )
            })
          } catch (error) {
            if (!(error instanceof ContentError)) throw error
            return /^content\[\d+\]/.test(error.field) && !error.message.includes('\n')
          }
        }),
        { numRuns: fuzzRuns(500) },
      )
    expect(holds).not.toThrow()
  })
})

describe('a client with custom schemas', () => {
  const page = { id: 'P1', uid: 'about', type: 'internal_page', data: { content: [raw] } }
  const others = [
    { id: 'S1', uid: 'own', type: 'supporter_pages', data: { content: [raw], team: [raw] } },
    { id: 'T1', uid: 'tag', type: 'tag_pages', data: { content: [raw] } },
  ]
  let service = fakeContentService()
  beforeEach(() => void (service = fakeContentService([page, ...others])))

  it('parses every page with them', async () => {
    const client = clientFor(service, { slices: schemas })
    expect((await fetchInternalPage(client, { uid: 'about' }))?.content).toEqual([own])
    expect((await fetchInternalPages(client)).pages[0]?.content).toEqual([own])
    const [supporter] = (await fetchSupporterPages(client)).documents
    expect(supporter).toMatchObject({ content: [own], admin: [], team: [own] })
    expect((await fetchTagPages(client)).documents[0]?.content).toEqual([own])
    service.drafts['preview-1'] = [{ ...page, data: { content: [raw, raw] } }]
    const draft = await fetchInternalPage(client.atRef('preview-1'), { uid: 'about' })
    expect(draft?.content).toEqual([own, own])
  })
})

describe('a home page and the content check', () => {
  const site = { id: 'S', uid: 'demo', type: 'custom_site', data: { 'home-content': [raw] } }

  it('distinguish custom, unknown and broken slices', () => {
    const content = [raw, { slice_type: 'confetti' }, { ...raw, primary: { goal: 'lots' } }]
    const documents = [site, { id: 'P', uid: 'p', type: 'internal_page', data: { content } }]
    const findings = (slices?: SliceSchemas) =>
      checkSite({ site: 'demo', documents, now: new Date(0), slices })
        .filter(({ field }) => field.includes('content['))
        .map(({ kind, field }) => `${kind} ${field}`)
    expect(findings(schemas)).toEqual(['unknown-slice content[1]', 'field content[2].primary.goal'])
    expect(findings()).toEqual([
      'unknown-slice home-content[0]',
      'unknown-slice content[0]',
      'unknown-slice content[1]',
      'unknown-slice content[2]',
    ])
  })
})

it('the fields entry has a schema for every kind of field of the CMS', () => {
  const readers = Object.entries(fields).flatMap(([name, value]) =>
    typeof value === 'object' && 'kind' in value ? [name] : [],
  )
  expect(readers.toSorted().join(' ')).toBe(
    'button colour date embed image lines link plainTextField requiredText richText text',
  )
  const nested = fields.sliceSchema('nested', { cta: fields.button }, fields.buttonFields)
  const [slice] = parseContent(
    document,
    'content',
    [
      {
        slice_type: 'nested',
        primary: { 'cta-label': 'Go', 'cta-url': '/go' },
        items: [{ label: 'x' }],
      },
    ],
    { schemas: { nested } },
  )
  expect(slice).toMatchObject({
    slice: {
      primary: { cta: { label: 'Go', url: '/go', style: 'primary' } },
      items: [{ url: '' }],
    },
  })
  expect(v.safeParse(nested, { type: 'other' }).success).toBe(false)
})

describe('anchor', () => {
  const schema = sliceSchema('text', {}, {})
  const read = (anchor: unknown) =>
    v.safeParse(schema, { type: 'text', label: null, primary: { anchor }, items: [] })
  const longest = `a${'b'.repeat(60)}`

  it.each([undefined, null, '', 'a', 'Our-story_2', longest])('accepts %j', (anchor) =>
    expect(read(anchor).output).toMatchObject({
      primary: { anchor: anchor || undefined, background: 'none' },
    }),
  )

  it.each(['7a', '-a', ' a', 'a b', '#a', 'a"', `${longest}b`, 7])('rejects %j', (anchor) =>
    expect(read(anchor).issues?.[0].message).toMatch(
      /^expected a letter followed by letters, digits, - or _, found /,
    ),
  )
})
