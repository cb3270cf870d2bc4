import * as v from 'valibot'
import { deserialiseSlice, getFieldPath } from '../documents/deserialise-fields.ts'
import { ContentError, type DocumentRef } from '../documents/errors.ts'
import { isEmptyField, isRecord } from '../documents/values.ts'
import { describeValue, group, getIssuePath, listOf } from '../fields/field.ts'
import {
  boolean,
  buttonEntries,
  choice,
  dateText,
  embed,
  image,
  link,
  numberOr,
  optionalChoice,
  optionalNumber,
  requiredNumber,
  requiredText,
  text,
} from '../fields/fields.ts'
import { richText } from '../fields/rich-text.ts'
import { customFieldEntries, shareFields } from './site-slices.ts'
import {
  type CustomSlice,
  type ParsedSlice,
  type SliceOptions,
  sliceSchema,
  type SliceSchema,
  toUnknownSlice,
  type UnknownSlice,
} from './slice-schema.ts'

/** Rankings that no platform supports, by kind of leaderboard, with a reason for editors. */
const unsupportedRankings: Readonly<Record<string, readonly [rankings: string[], reason: string]>> =
  {
    teams: [
      ['distance', 'streak'],
      'platforms do not list the activities of each team: rank teams by amount or gifts',
    ],
    tag: [
      ['streak'],
      'platforms do not count streaks by tag: rank tag values by amount, gifts or distance',
    ],
  }

const leaderboard = v.pipe(
  sliceSchema(
    'leaderboard',
    {
      title: text,
      text,
      kind: choice(['people', 'teams', 'fitness', 'tag'], 'people'),
      /** Ranking of people, teams or tag values. @default the amount raised */
      rankBy: optionalChoice(['amount', 'gifts', 'distance', 'streak']),
      limit: numberOr(10, { min: 1, max: 100, whole: true }),
      /** Ranking of a fitness leaderboard. */
      measure: choice(['distance', 'elevation', 'duration', 'activities'], 'distance'),
      /** Tag whose values are ranked by a tag leaderboard. */
      tag: text,
    },
    {},
  ),
  v.forward(
    v.check(
      ({ primary: { kind, rankBy = '' } }) =>
        unsupportedRankings[kind]?.[0].includes(rankBy) !== true,
      ({ input }) => unsupportedRankings[input.primary.kind]?.[1] ?? '',
    ),
    ['primary', 'rankBy'],
  ),
)

const segment = v.object({
  type: v.literal('segment'),
  label: v.nullable(v.string()),
  primary: group({ isSegmented: boolean(false) }),
  items: listOf({ key: requiredText, value: text }),
})

// @__NO_SIDE_EFFECTS__
const limitOr = (fallback: number) => numberOr(fallback, { min: 1, max: 50, whole: true })
const heading = { title: text, text }

/** Schemas of page slices by `slice_type`. */
export const pageSliceSchemas = {
  /** Full-width opening section with buttons and, if `showTotal` is set, the live total. */
  hero: sliceSchema(
    'hero',
    {
      title: text,
      text,
      image,
      showTotal: boolean(false),
      edge: choice(['none', 'wave', 'diagonal'], 'none'),
    },
    buttonEntries,
  ),
  /** Progress of the campaign, with milestones in major units of the site's currency. */
  progress: sliceSchema('progress', heading, {
    amount: requiredNumber({ above: 0 }),
    label: requiredText,
  }),
  /** Examples of the impact of a donation, with amounts in major units of the site's currency. */
  gifts: sliceSchema('gifts', heading, {
    amount: requiredNumber({ above: 0 }),
    label: requiredText,
    image,
  }),
  /** Numbered steps of a process. */
  steps: sliceSchema('steps', heading, { title: requiredText, text }),
  /** Total distance or elevation of all supporters, compared with a length in metres. */
  fitnessTotal: sliceSchema(
    'fitnessTotal',
    {
      title: text,
      text,
      measure: choice(['distance', 'elevation'], 'distance'),
      lengthMetres: requiredNumber({ above: 0 }),
      lengthLabel: text,
      image,
    },
    {},
  ),
  /** Leaderboard of people, teams, fitness activities or tag values. */
  leaderboard,
  /** Latest donations with their messages. */
  donations: sliceSchema('donations', { title: text, text, limit: limitOr(20) }, {}),
  /** Donation form with suggested amounts, in major units of the site's currency, and the impact of each. */
  donate: sliceSchema('donate', heading, {
    amount: requiredNumber({ above: 0, max: 1_000_000 }),
    label: text,
  }),
  /** Story with an image and a quote. */
  story: sliceSchema(
    'story',
    {
      title: text,
      text: richText,
      image,
      quote: v.optional(v.object({ text, name: text, role: text }), {}),
    },
    {},
  ),
  /** Frequently asked questions. */
  questions: sliceSchema('questions', heading, { question: requiredText, answer: richText }),
  /** Sponsors, grouped by tier. */
  sponsors: sliceSchema('sponsors', heading, {
    name: requiredText,
    logo: image,
    url: link,
    tier: text,
  }),
  /** Closing call to action: text, image and buttons. */
  callToAction: sliceSchema('callToAction', { title: text, text, image }, buttonEntries),
  /** Title and rich text. */
  text: sliceSchema('text', { title: text, text: richText }, {}),
  /** Thank-you message for the donation in the query parameter `donation-id` (Spec §2). */
  receipt: sliceSchema('receipt', heading, {}),
  /** Image with a caption. */
  image: sliceSchema(
    'image',
    { title: text, text, image, caption: text, size: choice(['wide', 'medium', 'narrow'], 'wide') },
    {},
  ),
  /** Grid of images, each of which can be enlarged. */
  gallery: sliceSchema('gallery', heading, { image, caption: text }),
  /** Video: a file, or a provider's player, which loads on click. */
  video: sliceSchema(
    'video',
    { title: text, text, url: link, name: text, poster: image, caption: text, captionsUrl: link },
    {},
  ),
  /** Third-party oEmbed content, which loads on click. */
  embed: sliceSchema(
    'embed',
    { title: text, text, embed, name: text, poster: image, caption: text },
    {},
  ),
  /** Cards, optionally with links. */
  cards: sliceSchema('cards', heading, { title: requiredText, text, image, url: link, foot: text }),
  /** Rich text in columns. */
  columns: sliceSchema('columns', heading, { title: text, text: richText, image }),
  /** Collapsible panels. If `exclusive` is set, only one panel is open at a time. */
  accordion: sliceSchema(
    'accordion',
    { title: text, text, exclusive: boolean(false) },
    { title: requiredText, text: richText },
  ),
  /** Tabs. Items with the same `tab` share a panel. */
  tabs: sliceSchema('tabs', heading, {
    tab: requiredText,
    title: text,
    text: richText,
    image,
    url: link,
  }),
  /** Scrolling slides, which advance every `seconds`. 0 disables advancing. */
  carousel: sliceSchema(
    'carousel',
    { title: text, text, seconds: numberOr(0, { min: 0, max: 60 }) },
    { title: text, text, image, url: link },
  ),
  /** Quote with its author. */
  quote: sliceSchema('quote', { title: text, text, name: text, role: text, image }, {}),
  /** Countdown to `until`, after which `doneText` is shown. */
  countdown: sliceSchema('countdown', { title: text, text, until: dateText, doneText: text }, {}),
  /** Row of logos, without tiers. */
  logos: sliceSchema('logos', heading, { name: requiredText, logo: image, url: link }),
  /** Stats of the campaign, the current page or a tag. */
  totals: sliceSchema(
    'totals',
    {
      title: text,
      text,
      scope: choice(['campaign', 'page', 'tag'], 'campaign'),
      tag: text,
      value: text,
    },
    {
      measure: choice(
        ['raised', 'donations', 'distance', 'elevation', 'duration', 'activities'],
        'raised',
      ),
      label: text,
    },
  ),
  /** Scrolling ticker of the latest donations. */
  ticker: sliceSchema('ticker', { title: text, text, limit: limitOr(12) }, {}),
  /** Matched giving, as configured in the site's settings. */
  matching: sliceSchema('matching', heading, {}),
  /** Search for supporters' pages. */
  supporterSearch: sliceSchema(
    'supporterSearch',
    { title: text, text, placeholder: text, limit: limitOr(10) },
    {},
  ),
  /** Search for teams. */
  teamSearch: sliceSchema(
    'teamSearch',
    { title: text, text, placeholder: text, limit: limitOr(10) },
    {},
  ),
  /** Supporters chosen by the editor, by the slugs of their pages. */
  featuredSupporters: sliceSchema('featuredSupporters', heading, {
    slug: requiredText,
    quote: text,
  }),
  /** Link to the registration page. */
  register: sliceSchema('register', { title: text, text, image, button: text }, {}),
  /** Map of a route, from an encoded polyline. `lengthMetres` is the route's length. */
  map: sliceSchema(
    'map',
    { title: text, text, polyline: text, name: text, lengthMetres: optionalNumber({ above: 0 }) },
    { label: requiredText, text },
  ),
  /** Buttons that share the current page. */
  shareBar: sliceSchema('shareBar', { title: text, text, shareTitle: text, ...shareFields }, {}),
  /** Form that posts to a configured endpoint. */
  form: sliceSchema(
    'form',
    { title: text, text, endpoint: link, button: text, successText: text, failureText: text },
    customFieldEntries,
  ),
  /** HTML from an editor. Sanitise it before rendering. */
  html: sliceSchema('html', { title: text, text, html: text }, {}),
  /** Third-party page (https) in an iframe, which loads on click. */
  iframe: sliceSchema(
    'iframe',
    {
      title: text,
      text,
      src: link,
      name: text,
      poster: image,
      ratio: optionalNumber({ above: 0, max: 10 }),
    },
    {},
  ),
  /** Link to the reports, for administrators. */
  reports: sliceSchema('reports', { title: text, text, button: text }, {}),
  /** Start of a segment: the sections up to the next segment are shown only to visitors who match. Not a section itself. */
  segment,
}

/** A page section, discriminated by `type`. For a single type, use `Extract<PageSlice, { type: 'hero' }>`. */
export type PageSlice =
  | v.InferOutput<(typeof pageSliceSchemas)[keyof typeof pageSliceSchemas]>
  | CustomSlice
  | UnknownSlice

/**
 * Parses the slices of a page. A slice with a custom schema becomes `{ type: 'custom', name, slice }`. A slice of an
 * unknown type keeps its data: `{ type: 'unknown', name, … }`.
 *
 * @param document - document that contains the slices, for error messages
 * @param path - field that contains the slices, such as `content` or `home-content`
 * @param slices - value of that field, as sent by the CMS. It may be empty
 * @throws {@link ContentError} for the first invalid field
 */
export function parseContent(
  document: DocumentRef,
  path: string,
  slices: unknown,
  options: SliceOptions = {},
): PageSlice[] {
  if (!Array.isArray(slices)) {
    if (isEmptyField(slices)) return []
    throw new ContentError({
      document,
      field: path,
      problem: `expected a list of slices, found ${describeValue(slices)}`,
    })
  }
  return slices.map((slice, index) => parseSlice(document, `${path}[${index}]`, slice, options))
}

/**
 * Parses a single slice.
 *
 * @param field - path of the slice, for example `content[2]`
 * @throws {@link ContentError} for the first invalid field
 */
export function parseSlice(
  document: DocumentRef,
  field: string,
  raw: unknown,
  { schemas = {} }: SliceOptions,
): PageSlice {
  if (!isRecord(raw)) {
    throw new ContentError({
      document,
      field,
      problem: `expected a slice, found ${describeValue(raw)}`,
    })
  }
  const name = raw['slice_type']
  if (typeof name !== 'string' || name === '') {
    throw new ContentError({
      document,
      field: `${field}.slice_type`,
      problem: `expected the type of a slice, found ${describeValue(name)}`,
    })
  }
  const place = { document, field, raw }
  const schema = Object.hasOwn(schemas, name) ? schemas[name] : undefined
  if (schema !== undefined)
    return { type: 'custom', name, slice: readCustomSlice(schema, name, place) }
  if (isKnown(name)) return readSlice<PageSlice>(pageSliceSchemas[name], place)
  return toUnknownSlice(name, deserialiseSlice(raw))
}

interface Place {
  readonly document: DocumentRef
  readonly field: string
  readonly raw: unknown
}

/**
 * Parses a slice with a schema.
 *
 * @throws {@link ContentError} for the first invalid field
 */
export function readSlice<Slice>(
  schema: v.GenericSchema<unknown, Slice>,
  { document, field, raw }: Place,
): Slice {
  const result = v.safeParse(schema, deserialiseSlice(raw))
  if (result.success) return result.output
  const [issue] = result.issues
  throw new ContentError({
    document,
    field: getFieldPath(field, raw, getIssuePath(issue)),
    problem: issue.message,
  })
}

/** Parses a slice with a custom schema. If the schema itself throws, the error names the slice. */
function readCustomSlice(schema: SliceSchema, name: string, place: Place): ParsedSlice {
  try {
    return readSlice(schema, place)
  } catch (cause) {
    if (cause instanceof ContentError) throw cause
    const { document, field } = place
    const problem = `the schema of "${name}" threw an error: ${getFirstLine(cause)}`
    throw new ContentError({ document, field, problem }, { cause })
  }
}

function getFirstLine(cause: unknown): string {
  const [line = ''] = (cause instanceof Error ? cause.message : String(cause)).split(/[\r\n]/)
  return line
}

function isKnown(name: string): name is keyof typeof pageSliceSchemas {
  return Object.hasOwn(pageSliceSchemas, name)
}
