import { type SafeHtml, sanitiseHtml } from '@milepost/content/html'
import { type ImageView, richHtml, toImageView } from '../../totals/views.ts'
import {
  type SliceOf,
  type SliceScope,
  type SliceSubject,
  toSectionView,
} from '../section/section-scope.ts'
import type { ActionView, SectionView, Unavailable } from '../../totals/section-view.ts'
import { formatMoney, formatNumber } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import {
  closedReason,
  currencyOf,
  platformFor,
  readPage,
  tagTotal,
} from '../../frame/request/read-page.ts'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { summariseTotals, type TotalsSummary } from '@milepost/measures'
import { formatMeasure, toAddsUpView } from '../../totals/total-figures.ts'
import type { AddsUpView } from '../../totals/adds-up.tsx'
import { projectCurrency, projectTotal } from '../../totals/project.ts'

export interface AccordionView extends SectionView {
  type: 'accordion'
  exclusive: boolean
  folds: { title: string; html: SafeHtml }[]
}

/** Titles that fold out what they are about. */
export function toAccordionView(slice: SliceOf<'accordion'>): AccordionView {
  return {
    type: 'accordion',
    ...toSectionView(slice.primary),
    exclusive: slice.primary.exclusive,
    folds: slice.items.map(({ title, text }) => ({
      title,
      html: richHtml(text, { firstHeading: 4 }),
    })),
  }
}

export interface CardView {
  title: string
  text: string
  image: ImageView | undefined
  /** Empty if there is no link. */
  href: string
  foot: string
}

export interface CardsView extends SectionView {
  type: 'cards'
  cards: CardView[]
}

/** Cards in a grid, each with an optional link. */
export function toCardsView(slice: SliceOf<'cards'>): CardsView {
  return {
    type: 'cards',
    ...toSectionView(slice.primary),
    cards: slice.items.map(({ title, text, image, url, foot }) => ({
      title,
      text,
      image: toImageView(image),
      href: url,
      foot,
    })),
  }
}

export interface ColumnsView extends SectionView {
  type: 'columns'
  columns: { title: string; html: SafeHtml; image: ImageView | undefined }[]
}

/** Running text in columns. */
export function toColumnsView(slice: SliceOf<'columns'>): ColumnsView {
  return {
    type: 'columns',
    ...toSectionView(slice.primary),
    columns: slice.items.map(({ title, text, image }) => ({
      title,
      html: richHtml(text, { firstHeading: 4 }),
      image: toImageView(image),
    })),
  }
}

export interface FeaturedSupportersView extends SectionView {
  type: 'featuredSupporters'
  supporters: {
    href: string
    name: string
    owner: string
    image: string | undefined
    quote: string
    raised: string
  }[]
}

/** The most pages that one section reads: each is a call to the platform. */
const mostFeatured = 6

/** Supporters whom the editor picks. A page that is gone or cannot be read is left out. */
export async function toFeaturedSupportersView(
  slice: SliceOf<'featuredSupporters'>,
  scope: SliceScope,
): Promise<FeaturedSupportersView> {
  const { messages, country } = scope
  const supporters = await Promise.all(
    slice.items.slice(0, mostFeatured).map(async ({ slug, quote }) => {
      const page = (await readIfPossible(scope, () => readPage(scope, slug)))?.value
      if (page === undefined || !page.active) return []
      const currency = await currencyOf(scope, page)
      const amount = formatMoney(page.money.raisedMinor, { currency, country })
      return [
        {
          href: `/fundraising/${encodeURIComponent(page.slug)}`,
          name: page.name,
          owner: page.owner ?? '',
          image: page.image || undefined,
          quote,
          raised:
            page.money.raisedMinor > 0
              ? fillMessage(messages.search.raisedSoFar, { amount })
              : messages.figures[closedReason(scope, page) ? 'noGiftsYet' : 'beFirstToGive'],
        },
      ]
    }),
  )
  return {
    type: 'featuredSupporters',
    ...toSectionView(slice.primary),
    supporters: supporters.flat(),
  }
}

export interface HtmlView extends SectionView {
  type: 'html'
  html: SafeHtml
}

/** Markup as the editor typed it, with nothing in it that could run. */
export function toHtmlView(slice: SliceOf<'html'>): HtmlView {
  return {
    type: 'html',
    ...toSectionView(slice.primary),
    html: sanitiseHtml(slice.primary.html),
  }
}

export interface ImageSectionView extends SectionView {
  type: 'image'
  image: ImageView | undefined
  caption: string
  size: 'narrow' | 'medium' | 'wide'
}

/** One picture, with words below it. */
export function toImageSectionView(slice: SliceOf<'image'>): ImageSectionView {
  const { image, caption, size } = slice.primary
  return {
    type: 'image',
    ...toSectionView(slice.primary),
    image: toImageView(image),
    caption,
    size,
  }
}

export interface LogosView extends SectionView {
  type: 'logos'
  logos: { name: string; logo: ImageView | undefined; href: string }[]
}

/** Logos in a row, without tiers. */
export function toLogosView(slice: SliceOf<'logos'>): LogosView {
  return {
    type: 'logos',
    ...toSectionView(slice.primary),
    logos: slice.items.map(({ name, logo, url }) => ({
      name,
      logo: toImageView(logo),
      href: url,
    })),
  }
}

export interface QuoteView extends SectionView {
  type: 'quote'
  quote: string
  name: string
  role: string
  image: ImageView | undefined
}

/** A quotation, with the section's text as its content. */
export function toQuoteView(slice: SliceOf<'quote'>): QuoteView {
  const { text, name, role, image } = slice.primary
  return {
    type: 'quote',
    ...toSectionView(slice.primary),
    text: '',
    quote: text,
    name,
    role,
    image: toImageView(image),
  }
}

export interface ReportsView extends SectionView {
  type: 'reports'
  actions: ActionView[]
}

/** The way to the reports; who may read them is asked there. */
export function toReportsView(slice: SliceOf<'reports'>, { messages }: SliceScope): ReportsView {
  const label = slice.primary.button || messages.sections.openReports
  return {
    type: 'reports',
    ...toSectionView(slice.primary),
    actions: [{ label, href: '/reports', emphasis: 'secondary' }],
  }
}

export interface TotalsView extends SectionView {
  type: 'totals'
  totals: { value: string; label: string }[] | Unavailable
  /** Breakdown of the total; undefined if it is disabled, and before the first donation. */
  addsUp?: AddsUpView | undefined
}

type Measure = SliceOf<'totals'>['items'][number]['measure']

const usual: readonly { measure: Measure; label: string }[] = [
  { measure: 'raised', label: '' },
  { measure: 'donations', label: '' },
  { measure: 'distance', label: '' },
  { measure: 'activities', label: '' },
]

/** Creates the totals of the campaign, current page or tag value. Fitness totals only if the platform supports them. */
export async function toTotalsView(
  slice: SliceOf<'totals'>,
  scope: SliceScope,
): Promise<TotalsView> {
  const subject = await subjectOf(slice, scope)
  const wanted = slice.items.length === 0 ? usual : slice.items
  const items = wanted.filter(({ measure }) => !isFitness(measure) || platformFor(scope).fitness)
  const isAmountShown = items.some(({ measure }) => measure === 'raised')
  return {
    type: 'totals',
    ...toSectionView(slice.primary),
    totals:
      subject === undefined
        ? { message: scope.messages.figures.unavailable }
        : items.flatMap(({ measure, label }) => {
            const value = valueOf(measure, subject, scope.country)
            return value === undefined ? [] : [{ value, label: label || wordOf(measure, scope) }]
          }),
    addsUp:
      isAmountShown && subject?.total
        ? toAddsUpView(subject.total, { ...scope, now: scope.services.now() })
        : undefined,
  }
}

function isFitness(measure: Measure): boolean {
  return measure !== 'raised' && measure !== 'donations'
}

/** On a page that is about something, `page` is that; elsewhere it is the campaign. */
async function subjectOf(
  { primary: { scope: wanted, tag, value } }: SliceOf<'totals'>,
  scope: SliceScope,
): Promise<SliceSubject | undefined> {
  if (wanted === 'page' && scope.subject !== undefined) return scope.subject
  const { project } = scope
  if (project === undefined) return undefined
  const currency = await projectCurrency(scope)
  if (wanted === 'tag') {
    if (tag === '' || value === '') return scope.subject?.kind === 'tag' ? scope.subject : undefined
    const facts = project.tags
    const reading = facts && (await readIfPossible(scope, () => facts.totals(tag, value)))
    return (
      reading && {
        ...totalsUnderName('tag', value, reading.value, currency),
        total: await tagTotal(scope, reading),
      }
    )
  }
  const [summary, activity] = await Promise.all([
    readIfPossible(scope, project.summary),
    project.activity && readIfPossible(scope, project.activity),
  ])
  if (summary === undefined || (project.activity && activity === undefined)) return undefined
  return {
    ...totalsUnderName(
      'page',
      summary.value.name,
      activity?.value ?? summariseTotals([]),
      currency,
    ),
    raisedMinor: summary.value.raisedMinor,
    donationCount: summary.value.donationCount,
    total: await projectTotal(project, summary),
  }
}

/** Totals under a name. Offline money counts as raised. */
export function totalsUnderName(
  kind: SliceSubject['kind'],
  name: string,
  totals: TotalsSummary,
  currency: string,
): SliceSubject {
  return {
    kind,
    name,
    raisedMinor: totals.money.raisedMinor + totals.money.offlineMinor,
    donationCount: totals.donations,
    currency,
    distanceMetres: totals.fitnessDistanceTotal,
    elevationMetres: totals.fitnessElevationTotal,
    durationSeconds: totals.fitnessDurationTotal,
    activityCount: totals.fitnessCount,
  }
}

function valueOf(measure: Measure, subject: SliceSubject, country: string): string | undefined {
  switch (measure) {
    case 'raised':
      return formatMoney(subject.raisedMinor, {
        currency: subject.currency,
        country,
      })
    case 'donations':
      // A count of zero is not shown.
      return subject.donationCount === undefined || subject.donationCount === 0
        ? undefined
        : formatNumber(subject.donationCount, { country })
    case 'distance':
      return formatMeasure('distance', subject.distanceMetres, country)
    case 'elevation':
      return formatMeasure('elevation', subject.elevationMetres, country)
    case 'duration':
      return formatMeasure('duration', subject.durationSeconds, country)
    case 'activities':
      return subject.activityCount === undefined
        ? undefined
        : formatMeasure('activities', subject.activityCount, country)
  }
}

function wordOf(measure: Measure, { messages }: SliceScope): string {
  switch (measure) {
    case 'raised':
      return messages.measures.raised
    case 'donations':
      return messages.measures.donations
    case 'distance':
      return messages.measures.distance
    case 'elevation':
      return messages.measures.elevation
    case 'duration':
      return messages.measures.duration
    case 'activities':
      return messages.measures.activities
  }
}
