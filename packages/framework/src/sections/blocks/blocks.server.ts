import { type ImageView, toImageView } from '../../totals/views.ts'
import { toEditorHtml, toRichHtml } from '../../frame/page-html.ts'
import {
  defineSections,
  type SliceOf,
  type SliceScope,
  type SliceSubject,
} from '../section/define-sections.ts'
import type { ActionView, UnavailableView } from '../../totals/section-view.ts'
import { formatMoney, formatNumber } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import {
  getClosedReason,
  getPageCurrency,
  getPlatform,
  readPage,
  getTagTotal,
} from '../../frame/request/read-page.ts'
import { readIfPossible } from '../../frame/request/scopes.ts'
import { summariseTotals, type TotalsSummary } from '@milepost/measures'
import { formatMeasure, toBreakdownView } from '../../totals/total-figures.ts'
import { getProjectCurrency, toProjectTotal } from '../../totals/project.ts'

/** Card of a grid or carousel. */
export interface CardView {
  title: string
  text: string
  image: ImageView | undefined
  /** Empty if there is no link. */
  href: string
  foot: string
}

/** Maximum number of featured supporters per section, because each requires a platform call. */
const maxFeaturedSupporters = 6

type Measure = SliceOf<'totals'>['items'][number]['measure']

/** Totals to show if the slice does not select any. */
const defaultTotals = (['raised', 'donations', 'distance', 'activities'] as const).map(
  (measure) => ({ measure, label: '' }),
)

/** Sections with content from the CMS, such as accordions, cards and images, and with totals of the campaign. */
export const blocks = defineSections({
  accordion: {
    present: ({ primary, items }, scope) => ({
      exclusive: primary.exclusive,
      folds: items.map(({ title, text }) => ({
        title,
        html: toRichHtml(text, scope, { firstHeading: 4 }),
      })),
    }),
  },
  cards: {
    present: ({ items }) => ({
      cards: items.map(({ title, text, image, url, foot }): CardView => ({
        title,
        text,
        image: toImageView(image),
        href: url,
        foot,
      })),
    }),
  },
  columns: {
    present: ({ items }, scope) => ({
      columns: items.map(({ title, text, image }) => ({
        title,
        html: toRichHtml(text, scope, { firstHeading: 4 }),
        image: toImageView(image),
      })),
    }),
  },
  featuredSupporters: {
    present: async ({ items }, scope) => {
      const supporters = await Promise.all(
        items
          .slice(0, maxFeaturedSupporters)
          .map(({ slug, quote }) => readFeaturedSupporter(slug, quote, scope)),
      )
      return { supporters: supporters.filter((supporter) => supporter !== undefined) }
    },
  },
  html: { present: ({ primary }, scope) => ({ html: toEditorHtml(primary.html, scope) }) },
  image: {
    present: ({ primary: { image, caption, size } }) => ({
      image: toImageView(image),
      caption,
      size,
    }),
  },
  logos: {
    present: ({ items }) => ({
      logos: items.map(({ name, logo, url }) => ({ name, logo: toImageView(logo), href: url })),
    }),
  },
  quote: {
    present: ({ primary: { text, name, role, image } }) => ({
      text: '',
      quote: text,
      name,
      role,
      image: toImageView(image),
    }),
  },
  reports: {
    isShown: (_, { services }) => !services.excludedRoutes.includes('reports'),
    present: ({ primary }, { messages }) => {
      const label = primary.button || messages.sections.openReports
      const action: ActionView = { label, href: '/reports', emphasis: 'secondary' }
      return { actions: [action] }
    },
  },
  totals: {
    needs: ({ primary }) => (primary.scope === 'tag' ? 'tags' : undefined),
    present: async (slice, scope) => getTotals(await readSubject(slice, scope), slice.items, scope),
  },
})

/** Reads a featured supporter; undefined if their page has ended or cannot be read. */
async function readFeaturedSupporter(slug: string, quote: string, scope: SliceScope) {
  const { messages, country } = scope
  const page = (await readIfPossible(scope, () => readPage(scope, slug)))?.value
  if (page === undefined || !page.active) return undefined
  const currency = await getPageCurrency(scope, page)
  const amount = formatMoney(page.money.raisedMinor, { currency, country })
  return {
    href: `/fundraising/${encodeURIComponent(page.slug)}`,
    name: page.name,
    owner: page.owner ?? '',
    image: page.image || undefined,
    quote,
    raised:
      page.money.raisedMinor > 0
        ? fillMessage(messages.search.raisedSoFar, { amount })
        : messages.figures[getClosedReason(scope, page) ? 'noGiftsYet' : 'beFirstToGive'],
  }
}

/**
 * Formats the totals of a subject, such as a campaign. Omits activity totals if the platform has none.
 *
 * @param subject - undefined if it could not be read
 * @param chosen - totals that the slice selects; empty for the default totals
 */
export function getTotals(
  subject: SliceSubject | undefined,
  chosen: SliceOf<'totals'>['items'],
  scope: SliceScope,
) {
  const hasFitness = getPlatform(scope).fitness !== undefined
  const items = (chosen.length === 0 ? defaultTotals : chosen).filter(
    ({ measure }) => hasFitness || measure === 'raised' || measure === 'donations',
  )
  const isAmountShown = items.some(({ measure }) => measure === 'raised')
  const totals: { value: string; label: string }[] | UnavailableView =
    subject === undefined
      ? { message: scope.messages.figures.unavailable }
      : items.flatMap(({ measure, label }) => {
          const value = formatTotal(measure, subject, scope.country)
          return value === undefined
            ? []
            : [{ value, label: label || scope.messages.measures[measure] }]
        })
  return {
    totals,
    /** Undefined if it is disabled, or before the first donation. */
    addsUp:
      isAmountShown && subject?.total
        ? toBreakdownView(subject.total, { ...scope, now: scope.services.now() })
        : undefined,
  }
}

/** Reads the subject whose totals a section shows. For `page`, the subject of the page, otherwise the campaign. */
async function readSubject(
  { primary: { scope: wanted, tag, value } }: SliceOf<'totals'>,
  scope: SliceScope,
): Promise<SliceSubject | undefined> {
  if (wanted === 'page' && scope.subject !== undefined) return scope.subject
  const { project } = scope
  if (project === undefined) return undefined
  const currency = await getProjectCurrency(scope)
  if (wanted === 'tag') {
    if (tag === '' || value === '') return scope.subject?.kind === 'tag' ? scope.subject : undefined
    const facts = project.tags
    const reading = facts && (await readIfPossible(scope, () => facts.totals(tag, value)))
    return (
      reading && {
        ...toSubject('tag', value, reading.value, currency),
        total: await getTagTotal(scope, reading),
      }
    )
  }
  const [summary, activity] = await Promise.all([
    readIfPossible(scope, project.summary),
    project.activity && readIfPossible(scope, project.activity),
  ])
  if (summary === undefined || (project.activity && activity === undefined)) return undefined
  return {
    ...toSubject('page', summary.value.name, activity?.value ?? summariseTotals([]), currency),
    raisedMinor: summary.value.raisedMinor,
    donationCount: summary.value.donationCount,
    total: await toProjectTotal(project, summary),
  }
}

/** Converts a totals summary to a subject. The raised amount includes offline donations. */
export function toSubject(
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

function formatTotal(measure: Measure, subject: SliceSubject, country: string): string | undefined {
  const { raisedMinor, currency, donationCount, activityCount } = subject
  if (measure === 'raised') return formatMoney(raisedMinor, { currency, country })
  // A count of zero is omitted.
  if (measure === 'donations')
    return donationCount ? formatNumber(donationCount, { country }) : undefined
  const { distanceMetres, elevationMetres, durationSeconds } = subject
  const amount = {
    distance: distanceMetres,
    elevation: elevationMetres,
    duration: durationSeconds,
    activities: activityCount,
  }[measure]
  return amount === undefined ? undefined : formatMeasure(measure, amount, country)
}
