import * as v from 'valibot'
import {
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
  yesNo,
} from '../fields/fields.ts'
import { group, listOf } from '../fields/field.ts'
import { richText } from '../fields/rich-text.ts'
import { customFieldEntries, shareFields } from './site-slices.ts'
import { type OwnSlice, sliceSchema, type UnknownSlice } from './slice-schema.ts'

/** What a board of people, teams or the values of a tag may rank by. */
const boardRankings = ['amount', 'gifts', 'distance', 'streak'] as const
type BoardRanking = (typeof boardRankings)[number]

/** What each kind of board can rank by on any platform that we know. */
const possible: Readonly<Record<string, readonly BoardRanking[]>> = {
  people: boardRankings,
  teams: ['amount', 'gifts'],
  tag: ['amount', 'gifts', 'distance'],
  // Its measure says what it ranks by: the doctor tells that the other changes nothing.
  fitness: boardRankings,
}

const reasons: Readonly<Record<string, string>> = {
  teams: 'no platform lists what the members of each team have done: rank teams by amount or gifts',
  tag: 'no platform counts days in a row by tag: rank the values of a tag by amount, gifts or distance',
}

/** Why a kind of board cannot rank so; undefined where it can. */
function whyBoardIsUnranked(kind: string, rankBy: BoardRanking | undefined): string | undefined {
  if (rankBy === undefined || possible[kind]?.includes(rankBy)) return undefined
  return reasons[kind] ?? `a board of ${kind} cannot rank by ${rankBy}`
}

const leaderboard = v.pipe(
  sliceSchema(
    'leaderboard',
    {
      title: text,
      text,
      kind: choice(['people', 'teams', 'fitness', 'tag'], 'people'),
      /** What people, teams and values are ranked by; the amount raised when none is chosen. */
      rankBy: optionalChoice(boardRankings),
      limit: numberOr(10, { min: 1, max: 100, whole: true }),
      /** What a board of fitness ranks by. */
      measure: choice(['distance', 'elevation', 'duration', 'activities'], 'distance'),
      /** The name of the tag whose values a board of a tag ranks. */
      tag: text,
    },
    {},
  ),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const { value } = dataset
    const { kind, rankBy } = value.primary
    const problem = whyBoardIsUnranked(kind, rankBy)
    if (problem === undefined) return
    const shared = { type: 'object', origin: 'value' } as const
    addIssue({
      message: problem,
      path: [
        { ...shared, input: { ...value }, key: 'primary', value: value.primary },
        { ...shared, input: { ...value.primary }, key: 'rankBy', value: rankBy },
      ],
    })
  }),
)

/** Opens a segment. It has none of the fields that every section has. */
const segment = v.object({
  type: v.literal('segment'),
  label: v.nullable(v.string()),
  primary: group({ isSegmented: yesNo(false) }),
  items: listOf({ key: requiredText, value: text }),
})

/** A limit of a list: a whole number from 1 to 50. */
// @__NO_SIDE_EFFECTS__
const limitOr = (fallback: number) => numberOr(fallback, { min: 1, max: 50, whole: true })
const heading = { title: text, text }

/** Every page slice by its `slice_type`. The types below describe them. */
export const pageSliceSchemas = {
  hero: sliceSchema(
    'hero',
    {
      title: text,
      text,
      image,
      showTotal: yesNo(false),
      edge: choice(['none', 'wave', 'diagonal'], 'none'),
    },
    buttonEntries,
  ),
  progress: sliceSchema('progress', heading, {
    amount: requiredNumber({ above: 0 }),
    label: requiredText,
  }),
  gifts: sliceSchema('gifts', heading, {
    amount: requiredNumber({ above: 0 }),
    label: requiredText,
    image,
  }),
  steps: sliceSchema('steps', heading, { title: requiredText, text }),
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
  leaderboard,
  donations: sliceSchema('donations', { title: text, text, limit: limitOr(20) }, {}),
  donate: sliceSchema('donate', heading, {
    amount: requiredNumber({ above: 0, max: 1_000_000 }),
    label: text,
  }),
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
  questions: sliceSchema('questions', heading, { question: requiredText, answer: richText }),
  sponsors: sliceSchema('sponsors', heading, {
    name: requiredText,
    logo: image,
    url: link,
    tier: text,
  }),
  callToAction: sliceSchema('callToAction', { title: text, text, image }, buttonEntries),
  text: sliceSchema('text', { title: text, text: richText }, {}),
  receipt: sliceSchema('receipt', heading, {}),
  image: sliceSchema(
    'image',
    {
      title: text,
      text,
      image,
      caption: text,
      size: choice(['wide', 'medium', 'narrow'], 'wide'),
    },
    {},
  ),
  gallery: sliceSchema('gallery', heading, { image, caption: text }),
  video: sliceSchema(
    'video',
    { title: text, text, url: link, name: text, poster: image, caption: text, captionsUrl: link },
    {},
  ),
  embed: sliceSchema(
    'embed',
    { title: text, text, embed, name: text, poster: image, caption: text },
    {},
  ),
  cards: sliceSchema('cards', heading, { title: requiredText, text, image, url: link, foot: text }),
  columns: sliceSchema('columns', heading, { title: text, text: richText, image }),
  accordion: sliceSchema(
    'accordion',
    { title: text, text, exclusive: yesNo(false) },
    { title: requiredText, text: richText },
  ),
  tabs: sliceSchema('tabs', heading, {
    tab: requiredText,
    title: text,
    text: richText,
    image,
    url: link,
  }),
  carousel: sliceSchema(
    'carousel',
    { title: text, text, seconds: numberOr(0, { min: 0, max: 60 }) },
    { title: text, text, image, url: link },
  ),
  quote: sliceSchema('quote', { title: text, text, name: text, role: text, image }, {}),
  countdown: sliceSchema('countdown', { title: text, text, until: dateText, doneText: text }, {}),
  logos: sliceSchema('logos', heading, { name: requiredText, logo: image, url: link }),
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
  ticker: sliceSchema('ticker', { title: text, text, limit: limitOr(12) }, {}),
  matching: sliceSchema('matching', heading, {}),
  supporterSearch: sliceSchema(
    'supporterSearch',
    { title: text, text, placeholder: text, limit: limitOr(10) },
    {},
  ),
  teamSearch: sliceSchema(
    'teamSearch',
    { title: text, text, placeholder: text, limit: limitOr(10) },
    {},
  ),
  featuredSupporters: sliceSchema('featuredSupporters', heading, {
    slug: requiredText,
    quote: text,
  }),
  register: sliceSchema('register', { title: text, text, image, button: text }, {}),
  map: sliceSchema(
    'map',
    { title: text, text, polyline: text, name: text, lengthMetres: optionalNumber({ above: 0 }) },
    { label: requiredText, text },
  ),
  shareBar: sliceSchema('shareBar', { title: text, text, shareTitle: text, ...shareFields }, {}),
  form: sliceSchema(
    'form',
    { title: text, text, endpoint: link, button: text, successText: text, failureText: text },
    customFieldEntries,
  ),
  html: sliceSchema('html', { title: text, text, html: text }, {}),
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
  reports: sliceSchema('reports', { title: text, text, button: text }, {}),
  segment,
}

type KnownSlice = v.InferOutput<(typeof pageSliceSchemas)[keyof typeof pageSliceSchemas]>
type Slice<Type extends keyof typeof pageSliceSchemas> = v.InferOutput<
  (typeof pageSliceSchemas)[Type]
>

/** A page section, discriminated by `type`. */
export type PageSlice = KnownSlice | OwnSlice | UnknownSlice

/** Full-width opening scene with buttons and, if `showTotal`, the live total. */
export type HeroSlice = Slice<'hero'>
/** Progress of the campaign, with milestones in major units of the site's currency. */
export type ProgressSlice = Slice<'progress'>
/** Effect of a donation, by amount in major units of the site's currency. */
export type GiftsSlice = Slice<'gifts'>
/** Steps of a process, in order. */
export type StepsSlice = Slice<'steps'>
/** Distance or elevation of all supporters together, compared with a length in metres. */
export type FitnessTotalSlice = Slice<'fitnessTotal'>
/** Ranking of people, teams, fitness activities or the values of a tag. */
export type LeaderboardSlice = Slice<'leaderboard'>
/** Latest donations with their messages. */
export type DonationsSlice = Slice<'donations'>
/** Suggested amounts, in major units of the site's currency, each with its effect. */
export type DonateSlice = Slice<'donate'>
/** Story with an image and a quote. */
export type StorySlice = Slice<'story'>
/** Frequently asked questions. */
export type QuestionsSlice = Slice<'questions'>
/** Sponsors, grouped by tier. */
export type SponsorsSlice = Slice<'sponsors'>
/** Closing call to action: text, image and buttons. */
export type CallToActionSlice = Slice<'callToAction'>
/** Title and rich text; its `slice_type` is `text`. */
export type RichTextSlice = Slice<'text'>
/** Thanks for the donation named by the query `donation-id` (Spec §2). */
export type ReceiptSlice = Slice<'receipt'>
/** Image with a caption. */
export type ImageSlice = Slice<'image'>
/** Grid of images; each opens enlarged. */
export type GallerySlice = Slice<'gallery'>
/** Video: a file of the site, or a provider's player that loads on a click. */
export type VideoSlice = Slice<'video'>
/** oEmbed content of another site; loads on a click. */
export type EmbedSlice = Slice<'embed'>
/** Cards, optionally with links. */
export type CardsSlice = Slice<'cards'>
/** Rich text in columns. */
export type ColumnsSlice = Slice<'columns'>
/** Collapsible panels; with `exclusive`, only one is open at a time. */
export type AccordionSlice = Slice<'accordion'>
/** Tabs. Items with the same `tab` share a panel. */
export type TabsSlice = Slice<'tabs'>
/** Scrolling slides, which advance every `seconds`; 0 turns that off. */
export type CarouselSlice = Slice<'carousel'>
/** Quote with its author. */
export type QuoteSlice = Slice<'quote'>
/** Time until `until`, then `doneText`. */
export type CountdownSlice = Slice<'countdown'>
/** Row of logos, without tiers. */
export type LogosSlice = Slice<'logos'>
/** Stats of the campaign, the current page or a tag. */
export type TotalsSlice = Slice<'totals'>
/** Latest donations, scrolling past. */
export type TickerSlice = Slice<'ticker'>
/** Matched giving, as configured in the site's settings. */
export type MatchingSlice = Slice<'matching'>
/** Search for supporters' pages. */
export type SupporterSearchSlice = Slice<'supporterSearch'>
/** Search for teams. */
export type TeamSearchSlice = Slice<'teamSearch'>
/** Supporters chosen by the editor, by the slugs of their pages. */
export type FeaturedSupportersSlice = Slice<'featuredSupporters'>
/** Link to the registration. */
export type RegisterSlice = Slice<'register'>
/** Route, drawn from an encoded polyline. `lengthMetres` is its length. */
export type MapSlice = Slice<'map'>
/** Buttons that share the current page. */
export type ShareBarSlice = Slice<'shareBar'>
/** Form that posts to a configured endpoint. */
export type FormSlice = Slice<'form'>
/** The editor's HTML, unsanitised: sanitise it before rendering. */
export type HtmlSlice = Slice<'html'>
/** Page of another site in a frame (https); loads on a click. */
export type IframeSlice = Slice<'iframe'>
/** Link to the reports, for administrators. */
export type ReportsSlice = Slice<'reports'>
/** Start of a segment: the sections up to the next one are for visitors who match it. Not a section itself. */
export type SegmentSlice = Slice<'segment'>
