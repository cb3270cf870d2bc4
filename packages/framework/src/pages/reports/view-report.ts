import {
  summariseTotals,
  type SummaryField,
  sumMinor,
  type TotalsSummary,
} from '@milepost/measures'
import { dayInZone } from '@milepost/measures/format'
import type {
  ProjectReport,
  Report,
  ReportFilter,
  ReportGift,
  ReportPage,
  ReportTeam,
} from './read-report.ts'

/** Activity totals without money, because currencies are never added. */
export type FitnessSums = Record<Exclude<SummaryField, 'raised' | 'offlineAmount'>, number>

/** Adds up what several projects did. None gives zeros. */
function addFitness(summaries: readonly TotalsSummary[]): FitnessSums {
  const { raised: _raised, offlineAmount: _offline, money: _money, ...sum } = summariseTotals([])
  for (const summary of summaries) {
    for (const key of Object.keys(sum) as (keyof FitnessSums)[]) sum[key] += summary[key]
  }
  return sum
}

/** Donations in one period. */
export interface ReportPeriod {
  /** Its first day, such as `2026-06-01`. */
  day: string
  amountMinor: number
  giftCount: number
}

/** A filtered report: one project or all, for a date range or all time. */
export interface ReportView {
  gifts: ReportGift[]
  pages: ReportPage[]
  teams: ReportTeam[]
  fitness: FitnessSums
  /** The currency of all sums: that of the first project shown. Projects in another currency are in no sum and no table of pages. */
  currency: string
  /** The sum of the shown gifts, in minor units. */
  raisedMinor: number
  /** Totals per project, largest first, without empty ones. Their sum is `raisedMinor`. */
  shares: { name: string; amountMinor: number }[]
  /** Number of donations in the sum. */
  giftCount: number
  /** Mean of the shown gifts whose amount is known, in minor units; undefined without any. */
  averageMinor: number | undefined
  /** Gifts shown whose donor hid the amount: listed, but in no sum of gifts. */
  hiddenCount: number
  /** Gifts shown that were made in another currency: listed, but in no sum. */
  otherCurrencyCount: number
  /** The stretches of time, in order and without gaps. */
  stretches: ReportPeriod[]
  /** Days per period. */
  stretchDays: 1 | 7
  /** The platform has more gifts than it gave out. */
  hasMoreGifts: boolean
  hasMorePages: boolean
}

const dayMs = 86_400_000
/** More days than this are shown by the week. */
const mostDays = 45

/**
 * Narrows a report down and adds it up.
 *
 * @param timeZone - decides on which day a donation was made
 */
export function viewReport(report: Report, filter: ReportFilter, timeZone: string): ReportView {
  const isWithin = (atMs: number | undefined) => isWithinDays(atMs, filter, timeZone)
  const parts = report.projects.filter(
    ({ project }) => filter.project === '' || project.id === filter.project,
  )
  const isLimited = filter.from !== '' || filter.to !== ''
  const gifts = parts
    .flatMap((part) => part.gifts)
    .filter(({ atMs }) => isWithin(atMs))
    .toSorted((one, other) => (other.atMs ?? 0) - (one.atMs ?? 0))
  const currency = parts[0]?.currency ?? report.currency
  const isCounted = (gift: ReportGift) => gift.currency === currency && isWithin(gift.atMs)
  const counted = gifts.filter(isCounted)
  const summed = parts.filter((part) => part.currency === currency)
  const hasMoreGifts = parts.some((part) => part.giftCount > part.gifts.length)
  const isWhole = !isLimited
  // By the gifts of each part, not by ids: a charity and an event may have the same number.
  const shares = (isWhole ? summed : parts).map((part) => ({
    name: part.project.name || part.project.id,
    amountMinor: isWhole
      ? part.raisedMinor
      : sumMinor(part.gifts.filter(isCounted).map(({ amountMinor }) => amountMinor)),
  }))
  const known = counted.filter(({ isAmountHidden }) => !isAmountHidden)
  const { stretches, stretchDays } = stretchesOf(known, timeZone)
  // Of pages that are listed together, some may be in another currency.
  const countOf = (part: ProjectReport) =>
    part.giftCount - part.gifts.filter((gift) => gift.currency !== currency).length
  return {
    gifts,
    currency,
    pages: summed
      .flatMap((part) => part.pages)
      .toSorted((one, other) => other.raisedMinor - one.raisedMinor),
    teams: summed
      .flatMap((part) => part.teams)
      .toSorted((one, other) => other.raisedMinor - one.raisedMinor),
    fitness: addFitness(parts.map(({ fitness }) => fitness)),
    raisedMinor: isWhole
      ? sumMinor(summed.map(({ raisedMinor }) => raisedMinor))
      : sumMinor(counted.map(({ amountMinor }) => amountMinor)),
    shares: shares
      .filter(({ amountMinor }) => amountMinor !== 0)
      .toSorted((one, other) => other.amountMinor - one.amountMinor),
    giftCount: isWhole ? summed.reduce((sum, part) => sum + countOf(part), 0) : known.length,
    averageMinor:
      known.length === 0
        ? undefined
        : sumMinor(known.map(({ amountMinor }) => amountMinor)) / known.length,
    hiddenCount: counted.length - known.length,
    otherCurrencyCount: gifts.length - counted.length,
    stretches,
    stretchDays,
    hasMoreGifts,
    hasMorePages: parts.some((part) => part.hasMorePages),
  }
}

function isWithinDays(
  atMs: number | undefined,
  { from, to }: ReportFilter,
  timeZone: string,
): boolean {
  if (from === '' && to === '') return true
  if (atMs === undefined) return false
  const day = dayInZone(atMs, timeZone)
  return (from === '' || day >= from) && (to === '' || day <= to)
}

function stretchesOf(
  gifts: readonly ReportGift[],
  timeZone: string,
): Pick<ReportView, 'stretches' | 'stretchDays'> {
  const dated = gifts.flatMap(({ atMs, amountMinor }) =>
    atMs === undefined
      ? []
      : [{ dayNumber: Date.parse(dayInZone(atMs, timeZone)) / dayMs, amountMinor }],
  )
  if (dated.length === 0) return { stretches: [], stretchDays: 1 }
  const days = dated.map(({ dayNumber }) => dayNumber)
  const first = days.reduce((least, day) => Math.min(least, day))
  const last = days.reduce((most, day) => Math.max(most, day))
  const stretchDays = last - first >= mostDays ? 7 : 1
  const count = Math.floor((last - first) / stretchDays) + 1
  const stretches = Array.from({ length: count }, (_, index) => ({
    day: dayInZone((first + index * stretchDays) * dayMs, 'UTC'),
    amountMinor: 0,
    giftCount: 0,
  }))
  for (const { dayNumber, amountMinor } of dated) {
    const stretch = stretches[Math.floor((dayNumber - first) / stretchDays)]
    if (stretch === undefined) continue
    stretch.amountMinor += amountMinor
    stretch.giftCount += 1
  }
  return { stretches, stretchDays }
}
