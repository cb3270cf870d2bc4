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

// Wire contract 2.8.5: what the CMS sends for a field that an editor left empty.
const empties = [
  null,
  '',
  [],
  {},
  { link_type: 'Any' },
  { link_type: 'Web' },
  { alt: null, copyright: null, dimensions: null, url: null },
]

type Place = readonly (string | number)[]

const isSlice = (value: unknown) => isRecord(value) && 'slice_type' in value

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
  if (!isSlice(row)) return fieldsIn(row, place)
  const { primary, items } = row as { primary: Record<string, unknown>; items: unknown[] }
  return [
    ...fieldsIn(primary, [...place, 'primary']),
    [...place, 'items'],
    ...items.flatMap((item, index) => fieldsOfRow(item, [...place, 'items', index])),
  ]
}

/** A copy of a value with another value at one place. `undefined` removes the field. */
function changed(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value)) {
    return value.map((row: unknown, index) =>
      index === key ? changed(row, rest, replacement) : row,
    )
  }
  const fields = value as Record<string, unknown>
  const { [key]: before, ...others } = fields
  const after = changed(before, rest, replacement)
  return after === undefined ? others : { ...others, [key]: after }
}

/** The result of a parser, or the message of its error. */
function outcomeOf(parse: () => unknown): unknown {
  try {
    return parse()
  } catch (error) {
    if (error instanceof ContentError) return `${error.field}: ${error.problem}`
    throw error
  }
}

const parsers = [
  [
    'custom_site',
    (raw: unknown) => {
      const { site, issues } = parseSite(raw)
      // The home page is parsed by `parseHomeContent`.
      return { site: { ...site, homeContent: undefined }, issues }
    },
  ],
  ['custom_site', (raw: unknown) => parseHomeContent(parseSite(raw).site)],
  ['internal_page', (raw: unknown) => parseInternalPage(raw)],
  ['onboarding', (raw: unknown) => parseOnboarding(raw)],
  ['supporter_pages', (raw: unknown) => parseSupporterPages(raw)],
  ['tag_pages', (raw: unknown) => parseTagPages(raw)],
] as const

describe.each(parsers)('a document of type %s', (type, parse) => {
  const { data, ...document } = sampleDocument(type)
  const read = (fields: unknown) => outcomeOf(() => parse({ ...document, data: fields }))
  const places = fieldsIn(data).map((place) => [place.join('.'), place] as const)

  it.each(places)('has the same values for an empty and for an absent %s', (_name, place) => {
    const absent = read(changed(data, place, undefined))
    for (const empty of empties) expect(read(changed(data, place, empty))).toEqual(absent)
  })

  it.each(empties)('has the same values if every field is %j as if all are absent', (empty) => {
    const fields = Object.fromEntries(Object.keys(data).map((name) => [name, empty]))
    expect(read(fields)).toEqual(read({}))
  })
})
