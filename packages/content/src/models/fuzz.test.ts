import { fuzzRuns, isFullRun } from '@milepost/config/fuzz-runs'
import { anything, assert, constantFrom, nat, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ContentError } from '../documents/errors.ts'
import { isRecord } from '../documents/values.ts'
import { parseInternalPage } from '../pages/internal-pages.ts'
import { parseOnboarding } from '../pages/onboarding.ts'
import { parseSupporterPages } from '../pages/supporter-pages.ts'
import { parseTagPages } from '../pages/tag-pages.ts'
import { parseHomeContent, parseSite } from '../site/parse-site.ts'
import { sampleDocument } from './models.fixture.ts'

type Place = readonly (string | number)[]

/** Every place below a value where something could be wrong. */
function placesIn(value: unknown, place: Place = []): Place[] {
  const inside = Array.isArray(value)
    ? value.flatMap((child, index) => placesIn(child, [...place, index]))
    : isRecord(value)
      ? Object.entries(value).flatMap(([key, child]) => placesIn(child, [...place, key]))
      : []
  return place.length === 0 ? inside : [place, ...inside]
}

const missing = Symbol('missing')

/** A copy of a document with another value at one place. */
function changed(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((child: unknown, index) =>
      index === key ? changed(child, rest, replacement === missing ? null : replacement) : child,
    )
  }
  const entries = Object.entries(value as object).flatMap(([name, child]): [string, unknown][] => {
    if (name !== key) return [[name, child]]
    return rest.length === 0 && replacement === missing
      ? []
      : [[name, changed(child, rest, replacement)]]
  })
  return Object.fromEntries(entries)
}

/** The result of a parser, or the error by which it rejects the document. Any other error fails the test. */
function outcomeOf(parse: (raw: unknown) => unknown, raw: unknown) {
  try {
    return parse(raw)
  } catch (error) {
    if (error instanceof ContentError && error.document.type !== '' && error.problem !== '')
      return error
    throw error
  }
}

/** The problems that a parser reports. */
function problemsOf(parse: (raw: unknown) => unknown, raw: unknown): { field: string }[] {
  const outcome = outcomeOf(parse, raw)
  if (outcome instanceof ContentError) return [outcome]
  return isRecord(outcome) && Array.isArray(outcome['issues']) ? outcome['issues'] : []
}

const parsers = [
  ['custom_site', 'configuration', (raw: unknown) => parseSite(raw)],
  ['custom_site', 'home page', (raw: unknown) => parseHomeContent(parseSite(raw).site)],
  ['internal_page', 'page', (raw: unknown) => parseInternalPage(raw)],
  ['supporter_pages', 'page', (raw: unknown) => parseSupporterPages(raw)],
  ['tag_pages', 'page', (raw: unknown) => parseTagPages(raw)],
  ['onboarding', 'slices', (raw: unknown) => parseOnboarding(raw)],
] as const

const wrong = [
  missing,
  null,
  undefined,
  7,
  -1,
  Number.NaN,
  true,
  '',
  'words',
  [],
  {},
  [null],
  [7],
  { url: 7 },
  [{ type: 7 }],
  [{ slice_type: 7 }],
  [{ slice_type: 'nobody' }],
]

/** Each place takes three of the wrong values in turn, and all of them in the full run. */
const wrongAt = (index: number) =>
  isFullRun ? wrong : [0, 1, 2].map((step) => wrong[(index * 3 + step) % wrong.length])

/** Every form in which the CMS sends a field that an editor left empty (wire contract 2.8.5). */
const empties = [
  null,
  '',
  [],
  {},
  { link_type: 'Any' },
  { link_type: 'Web' },
  { alt: null, copyright: null, dimensions: null, url: null },
]

/** Every field of a document: its own, those of its slices and of their items, and those of its groups. */
function fieldsIn(fields: Record<string, unknown>, place: Place = []): Place[] {
  return Object.entries(fields).flatMap(([name, value]) => [
    [...place, name],
    ...(Array.isArray(value)
      ? value.flatMap((row: unknown, index) => fieldsOfRow(row, [...place, name, index]))
      : []),
  ])
}

function fieldsOfRow(row: unknown, place: Place): Place[] {
  if (!isRecord(row) || 'spans' in row) return []
  if (!('slice_type' in row)) return fieldsIn(row, place)
  const { primary, items } = row as { primary: Record<string, unknown>; items: unknown[] }
  return [
    ...fieldsIn(primary, [...place, 'primary']),
    [...place, 'items'],
    ...items.flatMap((item, index) => fieldsOfRow(item, [...place, 'items', index])),
  ]
}

/** Values that the CMS generates, such as parts of links and embeds, and items of slices without items. */
function isServiceOwn(document: unknown, place: Place): boolean {
  let owner = document
  for (const key of place.slice(0, -1)) owner = (owner as Record<string | number, unknown>)[key]
  if (isRecord(owner) && ('link_type' in owner || 'embed_url' in owner)) return true
  const path = place.join('.')
  return (
    /\.(?:dimensions(?:\.\w+)?|slice_label|variation|uid)$/.test(path) ||
    /(?:content|admin|team|reports)\.\d+\.items\.0$/.test(path)
  )
}

/** Fields that have page slices: each is fuzzed with one slice at a time, apart from the rest. */
const sliceFields = ['content', 'admin', 'team', 'home-content', 'footer-content', 'registration']

interface SampleDocument {
  data: Record<string, unknown>
}

/** The fields of a document without slices, then each slice. */
function parts(whole: SampleDocument, part: string): SampleDocument[] {
  const rest = Object.entries(whole.data).filter(([name]) => !sliceFields.includes(name))
  const fields = Object.entries(whole.data).filter(
    ([name]) => sliceFields.includes(name) && (name === 'home-content') === (part === 'home page'),
  )
  const single = fields.flatMap(([name, slices]) =>
    (slices as unknown[]).map((slice) => ({ ...whole, data: { [name]: [slice] } })),
  )
  return part === 'home page' ? single : [{ ...whole, data: Object.fromEntries(rest) }, ...single]
}

describe.each(parsers)('a %s document, its %s', (type, part, parse) => {
  const documents = parts(sampleDocument(type), part).map((document) => ({
    document,
    places: placesIn(document.data).map((place) => ['data', ...place]),
  }))

  it('is parsed or reports a field that is missing, null or of the wrong type', () => {
    const elsewhere: unknown[] = []
    for (const { document, places } of documents) {
      for (const [index, place] of places.entries()) {
        const root = String(place[1])
        for (const replacement of wrongAt(index)) {
          for (const { field } of problemsOf(parse, changed(document, place, replacement))) {
            const named = field.startsWith(root) || root.startsWith(field.split(/[.[]/)[0] ?? '')
            if (!named) elsewhere.push([place, field])
          }
        }
      }
    }
    expect(elsewhere).toEqual([])
  })

  it('reports every field with an unreadable value', () => {
    const unreadable = Symbol('unreadable')
    const silent = documents.flatMap(({ document, places }) =>
      places
        .filter((place) => !isServiceOwn(document, place))
        .filter((place) => problemsOf(parse, changed(document, place, unreadable)).length === 0)
        .map((place) => `${nameOf(document.data)} ${place.join('.')}`),
    )
    expect(silent).toEqual([])
  })

  it('has the same values for an empty and for an absent field', () => {
    const read = (raw: unknown) => valuesOf(outcomeOf(parse, raw))
    for (const { document } of documents) {
      for (const place of fieldsIn(document.data, ['data'])) {
        const absent = read(changed(document, place, missing))
        for (const empty of empties) {
          const values = read(changed(document, place, empty))
          expect({ place, values }).toEqual({ place, values: absent })
        }
      }
    }
  })

  it.each(empties)('has the same values if every field is %j as if all are absent', (empty) => {
    const { data, ...document } = sampleDocument(type)
    const fields = Object.fromEntries(Object.keys(data).map((name) => [name, empty]))
    const read = (data: unknown) => valuesOf(outcomeOf(parse, { ...document, data }))
    expect(read(fields)).toEqual(read({}))
  })

  it('is parsed if many fields are invalid', () => {
    const value = oneof(constantFrom(...wrong), anything({ withNullPrototype: true }))
    const any = constantFrom(...documents)
    assert(
      property(
        any,
        nat(),
        value,
        nat(),
        value,
        ({ document, places }, first, one, second, other) => {
          const placeAt = (index: number) => places[index % places.length] ?? []
          const once = changed(document, placeAt(first), one)
          const next = placeAt(second)
          problemsOf(parse, reachable(once, next) ? changed(once, next, other) : once)
        },
      ),
      { numRuns: fuzzRuns(100, 3000) },
    )
  })

  it('is parsed with any content', () => {
    assert(
      property(anything(), (raw) => {
        problemsOf((value) => parse({ type, id: 'x', data: value }), raw)
      }),
    )
  })
})

/** The values of an outcome. The home page of a site stays unparsed until `parseHomeContent` reads it. */
function valuesOf(outcome: unknown): unknown {
  if (outcome instanceof ContentError) return `${outcome.field}: ${outcome.problem}`
  return isRecord(outcome) && isRecord(outcome['site'])
    ? { ...outcome, site: { ...outcome['site'], homeContent: undefined } }
    : outcome
}

/** Path of the slice in a small document. */
function nameOf(data: Record<string, unknown>): string {
  return /"slice_type":"(\w+)"/.exec(JSON.stringify(data))?.[1] ?? ''
}

function reachable(value: unknown, place: Place): boolean {
  let here = value
  for (const key of place) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false
    here = (here as Record<string | number, unknown>)[key]
  }
  return true
}

it('reports a missing required field', () => {
  const document = sampleDocument('internal_page')
  const slices = document.data['content'] as { slice_type: string }[]
  const gifts = slices.findIndex((slice) => slice.slice_type === 'gifts')
  const broken = changed(document, ['data', 'content', gifts, 'items', 0, 'amount'], missing)
  expect(() => parseInternalPage(broken)).toThrow(
    `internal_page/sample, content[${gifts}].items[0].amount: expected a number above 0, found nothing`,
  )
})
