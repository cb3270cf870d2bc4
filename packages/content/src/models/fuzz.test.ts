import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { anything, assert, constantFrom, nat, oneof, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isRecord } from '../documents/is-record.ts'
import { ContentError } from '../errors/content-error.ts'
import { parseOnboarding } from '../onboarding/onboarding.ts'
import { parseInternalPage } from '../pages/parse-internal-page.ts'
import { parseSupporterPages } from '../pages/supporter-pages.ts'
import { parseHomeContent } from '../site/parse-home-content.ts'
import { parseSite } from '../site/parse-site.ts'
import { parseTagPages } from '../tags/tag-pages.ts'
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

/** What a document says is wrong; anything thrown but an error that names the document fails the test. */
function problemsOf(parse: (raw: unknown) => { readonly field: string }[], raw: unknown) {
  try {
    return parse(raw)
  } catch (error) {
    if (error instanceof ContentError && error.document.type !== '' && error.problem !== '') {
      return [error]
    }
    throw error
  }
}

const parsers = [
  ['custom_site', 'configuration', (raw: unknown) => [...parseSite(raw).issues]],
  [
    'custom_site',
    'home page',
    (raw: unknown) => {
      parseHomeContent(parseSite(raw).site)
      return []
    },
  ],
  ['internal_page', 'page', (raw: unknown) => [...parseInternalPage(raw).issues]],
  ['supporter_pages', 'page', (raw: unknown) => [...parseSupporterPages(raw).issues]],
  ['tag_pages', 'page', (raw: unknown) => [...parseTagPages(raw).issues]],
  [
    'onboarding',
    'slices',
    (raw: unknown) => {
      parseOnboarding(raw)
      return []
    },
  ],
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

/** What the content service writes by itself, and what stands in slices that have no items. */
function isServiceOwn(place: Place): boolean {
  const path = place.join('.')
  return (
    /\.(?:dimensions(?:\.\w+)?|slice_label|variation|uid)$/.test(path) ||
    /(?:url|link|uri|iframe|onboarding)\.(?:link_type|id|type|uid|isBroken)$/i.test(path) ||
    /(?:content|admin|team|reports)\.\d+\.items\.0$/.test(path)
  )
}

describe.each(parsers)('a %s document, its %s', { timeout: 60_000 }, (type, part, parse) => {
  const document = sampleDocument(type)
  // The home page's slices are read apart from the rest; each part is fuzzed by itself.
  const { 'home-content': home, ...rest } = document.data
  document.data = part === 'home page' ? { 'home-content': home } : rest
  const places = placesIn(document.data).map((place) => ['data', ...place])

  it('with any one field missing, null or of the wrong type is read, or says where it is wrong', () => {
    const elsewhere: unknown[] = []
    for (const place of places) {
      const root = String(place[1])
      for (const replacement of wrong) {
        for (const { field } of problemsOf(parse, changed(document, place, replacement))) {
          const named = field.startsWith(root) || root.startsWith(field.split(/[.[]/)[0] ?? '')
          if (!named) elsewhere.push([place, field])
        }
      }
    }
    expect(elsewhere).toEqual([])
  })

  it('says of every field that holds what nobody can read that it is wrong', () => {
    const unreadable = Symbol('unreadable')
    const silent = places.filter(
      (place) =>
        !isServiceOwn(place) &&
        problemsOf(parse, changed(document, place, unreadable)).length === 0,
    )
    expect(silent.map((place) => place.join('.'))).toEqual([])
  })

  it('with many fields wrong at once never breaks', () => {
    const place = nat(places.length - 1).map((index) => places[index] ?? [])
    const value = oneof(constantFrom(...wrong), anything({ withNullPrototype: true }))
    assert(
      property(place, value, place, value, (first, one, second, other) => {
        const once = changed(document, first, one)
        const twice = reachable(once, second) ? changed(once, second, other) : once
        problemsOf(parse, twice)
      }),
      { numRuns: fuzzRuns(200) },
    )
  })

  it('that is anything at all never breaks', () => {
    assert(
      property(anything(), (raw) => {
        problemsOf((value) => parse({ type, id: 'x', data: value }), raw)
      }),
    )
  })
})

function reachable(value: unknown, place: Place): boolean {
  let here = value
  for (const key of place) {
    if (typeof here !== 'object' || here === null || !Object.hasOwn(here, key)) return false
    here = (here as Record<string | number, unknown>)[key]
  }
  return true
}

it('names a required field that is missing', () => {
  const document = sampleDocument('internal_page')
  const slices = document.data['content'] as { slice_type: string }[]
  const gifts = slices.findIndex((slice) => slice.slice_type === 'gifts')
  const broken = changed(document, ['data', 'content', gifts, 'items', 0, 'amount'], missing)
  expect(() => parseInternalPage(broken)).toThrow(
    `internal_page/sample, content[${gifts}].items[0].amount: expected a number above 0, found nothing`,
  )
})
