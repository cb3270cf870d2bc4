import { summariseTotals, type TotalsSummary } from '@milepost/measures'
import { formatMoney, formatNumber } from '@milepost/measures/format'
import { toAddsUpView } from '../../totals/to-adds-up-view.ts'
import type { AddsUpView } from '../../totals/adds-up-view.ts'
import { projectTotal } from '../../totals/project-total.ts'
import { tagTotal } from '../../frame/request/tag-total.ts'
import { readIfPossible } from '../../frame/request/page-scope.ts'
import { platformFor } from '../../frame/request/read-page.ts'
import { formatMeasure } from '../../totals/measures.ts'
import { projectCurrency } from '../../totals/project-currency.ts'
import type { SliceOf, SliceScope, SliceSubject } from '../section/slice-scope.ts'
import { toSectionView } from '../section/to-section-view.ts'
import type { SectionView, Unavailable } from '../../totals/section-view.ts'

export interface TotalsView extends SectionView {
  type: 'totals'
  totals: { value: string; label: string }[] | Unavailable
  /** What the amount is made of; undefined where none is shown, and before the first gift. */
  addsUp?: AddsUpView | undefined
}

type Measure = SliceOf<'totals'>['items'][number]['measure']

const usual: readonly { measure: Measure; label: string }[] = [
  { measure: 'raised', label: '' },
  { measure: 'donations', label: '' },
  { measure: 'distance', label: '' },
  { measure: 'activities', label: '' },
]

/** Figures of the campaign, of the page that is shown, or of a value of a tag; of movement only where the platform has fitness. */
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
      // Before the first gift a count says nothing that anybody wants to read.
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
