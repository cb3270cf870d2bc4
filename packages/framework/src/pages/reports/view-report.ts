import {
  summariseTotals,
  type SummaryField,
  sumMinor,
  type TotalsSummary,
} from '@milepost/measures'
import { formatDayInZone } from '@milepost/measures/format'
import type {
  ProjectReport,
  Report,
  ReportFilter,
  ReportDonation,
  ReportPage,
  ReportTeam,
} from './read-report.ts'

/** Activity totals without money. */
export type ActivityTotals = Record<Exclude<SummaryField, 'raised' | 'offlineAmount'>, number>

/** Adds activity totals. */
function sumFitness(summaries: readonly TotalsSummary[]): ActivityTotals {
  const { raised: _raised, offlineAmount: _offline, money: _money, ...sum } = summariseTotals([])
  for (const summary of summaries) {
    for (const key of Object.keys(sum) as (keyof ActivityTotals)[]) sum[key] += summary[key]
  }
  return sum
}

/** Donations in a day or a week. */
export interface ReportPeriod {
  /** First day, such as `2026-06-01`. */
  day: string
  amountMinor: number
  giftCount: number
}

/** Report, filtered by project and dates. */
export interface ReportView {
  gifts: ReportDonation[]
  pages: ReportPage[]
  teams: ReportTeam[]
  fitness: ActivityTotals
  /** Currency of all sums: that of the first project. Other currencies are excluded from sums and from the list of pages. */
  currency: string
  /** Total of the donations, in minor units. */
  raisedMinor: number
  /** Totals per project, largest first, without zeros. Their sum is `raisedMinor`. */
  shares: { name: string; amountMinor: number }[]
  /** Number of donations in the sum. */
  giftCount: number
  /** Mean of all known amounts, in minor units; undefined if there are none. */
  averageMinor: number | undefined
  /** Number of donations with a hidden amount. They are listed, but not part of sums. */
  hiddenCount: number
  /** Number of donations in other currencies. They are listed, but not part of sums. */
  otherCurrencyCount: number
  /** Periods, in order and without gaps. */
  periods: ReportPeriod[]
  /** Days per period. */
  daysPerPeriod: 1 | 7
  /** Whether not all donations were loaded. */
  hasMoreGifts: boolean
  hasMorePages: boolean
}

const dayMs = 86_400_000
/** Maximum number of days to show by day. Longer ranges are shown by week. */
const maxDailyPeriods = 45

/**
 * Filters a report and calculates its sums.
 *
 * @param timeZone - IANA time zone of the days
 */
export function toReportView(report: Report, filter: ReportFilter, timeZone: string): ReportView {
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
  const isCounted = (gift: ReportDonation) => gift.currency === currency && isWithin(gift.atMs)
  const counted = gifts.filter(isCounted)
  const summed = parts.filter((part) => part.currency === currency)
  const hasMoreGifts = parts.some((part) => part.giftCount > part.gifts.length)
  const isWhole = !isLimited
  // By part instead of by id, because a charity and an event may have the same number.
  const shares = (isWhole ? summed : parts).map((part) => ({
    name: part.project.name || part.project.id,
    amountMinor: isWhole
      ? part.raisedMinor
      : sumMinor(part.gifts.filter(isCounted).map(({ amountMinor }) => amountMinor)),
  }))
  const known = counted.filter(({ isAmountHidden }) => !isAmountHidden)
  const { periods, daysPerPeriod } = groupByPeriod(known, timeZone)
  // Listed pages may have different currencies.
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
    fitness: sumFitness(parts.map(({ fitness }) => fitness)),
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
    periods,
    daysPerPeriod,
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
  const day = formatDayInZone(atMs, timeZone)
  return (from === '' || day >= from) && (to === '' || day <= to)
}

function groupByPeriod(
  gifts: readonly ReportDonation[],
  timeZone: string,
): Pick<ReportView, 'periods' | 'daysPerPeriod'> {
  const dated = gifts.flatMap(({ atMs, amountMinor }) =>
    atMs === undefined
      ? []
      : [{ dayNumber: Date.parse(formatDayInZone(atMs, timeZone)) / dayMs, amountMinor }],
  )
  if (dated.length === 0) return { periods: [], daysPerPeriod: 1 }
  const days = dated.map(({ dayNumber }) => dayNumber)
  const first = days.reduce((least, day) => Math.min(least, day))
  const last = days.reduce((most, day) => Math.max(most, day))
  const daysPerPeriod = last - first >= maxDailyPeriods ? 7 : 1
  const count = Math.floor((last - first) / daysPerPeriod) + 1
  const periods = Array.from({ length: count }, (_, index) => ({
    day: formatDayInZone((first + index * daysPerPeriod) * dayMs, 'UTC'),
    amountMinor: 0,
    giftCount: 0,
  }))
  for (const { dayNumber, amountMinor } of dated) {
    const period = periods[Math.floor((dayNumber - first) / daysPerPeriod)]
    if (period === undefined) continue
    period.amountMinor += amountMinor
    period.giftCount += 1
  }
  return { periods, daysPerPeriod }
}
