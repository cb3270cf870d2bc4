import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatMoney,
  formatNumber,
  formatRelativeTime,
} from '@milepost/measures/format'
import { getSiteUnits, type UnitSystem } from '@milepost/supporter/page-facts'
import type { FitnessMeasure } from './project.ts'
import { getProgress, sumMinor, type TotalsSummary } from '@milepost/measures'
import type { ActivityTotalView } from './section-view.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { ExclusionReason, Total } from './total.ts'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { formatDateTime } from '../messages/page-messages.ts'
import type { BreakdownView } from './total-breakdown.tsx'

/**
 * Formats an activity amount with its unit.
 *
 * @param amount - metres, seconds or a count, depending on the measure
 * @param system - system of units. @default that of the country
 */
export function formatMeasure(
  measure: FitnessMeasure,
  amount: number,
  country: string,
  system: UnitSystem = getSiteUnits(country),
): string {
  switch (measure) {
    case 'distance':
      return formatDistance(amount, { country, system, decimals: amount < 100_000 ? 1 : 0 })
    case 'elevation':
      return formatElevation(amount, { country, system })
    case 'duration':
      return formatDuration(amount, { country })
    case 'activities':
      return formatNumber(amount, { country })
  }
}

/**
 * Formats activity totals, also as laps of a route or climbs of a mountain.
 *
 * @param lengthMetres - length of a lap or height of a climb, above 0
 */
export function toActivityTotalView(
  summary: TotalsSummary,
  {
    measure,
    lengthMetres,
    country,
  }: { measure: 'distance' | 'elevation'; lengthMetres: number; country: string },
): ActivityTotalView {
  const system = getSiteUnits(country)
  const isDistance = measure === 'distance'
  const metres = isDistance ? summary.fitnessDistanceTotal : summary.fitnessElevationTotal
  const laps = Math.floor(metres / lengthMetres)
  const share = metres > 0 ? (metres % lengthMetres) / lengthMetres : 0
  return {
    total: isDistance
      ? formatDistance(metres, { country, system, decimals: 0 })
      : formatElevation(metres, { country, system }),
    also: isDistance
      ? formatDistance(metres, {
          country,
          system: system === 'metric' ? 'imperial' : 'metric',
          decimals: 0,
        })
      : undefined,
    count: formatNumber(summary.fitnessCount, { country }),
    percent: Math.round(share * 1000) / 10,
    laps,
  }
}

/** Returns a sentence that explains an exclusion. */
export function getExclusionMessage(reason: ExclusionReason, { addsUp }: SiteMessages): string {
  switch (reason) {
    case 'offline':
      return addsUp.leftOutOffline
    case 'offlineUntold':
      return addsUp.leftOutOfflineUntold
    case 'teams':
      return addsUp.leftOutTeams
    case 'otherCurrency':
      return addsUp.leftOutOtherCurrency
  }
}

/** Maximum number of shares to list by name. */
const maxNamedShares = 8

/** Minimum age of totals whose time is part of the disclosure's label, in ms. */
const minShownAgeMs = 60_000

/**
 * Formats a total's breakdown: its parts, exclusions with their reasons, and its time.
 *
 * @returns undefined before the first donation
 */
export function toBreakdownView(
  total: Total,
  {
    now,
    messages,
    country,
    matching,
  }: {
    now: Date
    messages: SiteMessages
    country: string
    /** Match funding and its forecast. @default none */
    matching?: { funder: string; forecast: { amountMinor: number } | undefined } | undefined
  },
): BreakdownView | undefined {
  const { raisedMinor, currency, parts, items, exclusions, asOf, count = 0 } = total
  if (raisedMinor <= 0 && count === 0) return undefined
  const labels = messages.addsUp
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const sums = parts.map(({ part, amountMinor }) =>
    fillMessage(labels[part], { amount: amount(amountMinor) }),
  )
  const isOlder = now.getTime() - asOf.getTime() > minShownAgeMs
  return {
    title: isOlder
      ? fillMessage(labels.titleOlder, { time: formatRelativeTime(asOf, now, messages) })
      : labels.title,
    lines: [
      ...sums,
      ...(sums.length > 1 ? [fillMessage(labels.inAll, { amount: amount(raisedMinor) })] : []),
      ...(items.length > 0 ? [fillMessage(labels.madeUpOf, { list: itemList(items) })] : []),
      ...exclusions.map((reason) => getExclusionMessage(reason, messages)),
      ...matchingLine(),
      fillMessage(labels.asOf, { time: formatDateTime(asOf, { messages, country }) }),
    ],
  }

  /** Formats the largest shares by name, and the sum of the others. */
  function itemList(all: Total['items']): string {
    const named = all.filter(({ name }) => name !== undefined).slice(0, maxNamedShares)
    const restMinor = raisedMinor - sumMinor(named.map(({ amountMinor }) => amountMinor))
    const texts = named.map(({ name = '', amountMinor }) =>
      fillMessage(labels.item, { name, amount: amount(amountMinor) }),
    )
    const rest = restMinor > 0 ? [fillMessage(labels.others, { amount: amount(restMinor) })] : []
    return new Intl.ListFormat(messages.language).format([...texts, ...rest])
  }

  function matchingLine(): string[] {
    const { forecast, funder } = matching ?? {}
    if (!forecast?.amountMinor || funder === undefined) return []
    const values = { funder, amount: amount(forecast.amountMinor) }
    return [fillMessage(messages.matching.notInTotal, values)]
  }
}

/** Formatted progress towards a target. */
export interface ProgressView {
  raised: string
  /** Label after the raised amount. */
  raisedLabel: string
  /** Accessible name of the progress bar. */
  barLabel: string
  /** Undefined if there is no target. */
  target: string | undefined
  /** Text that replaces the amount and the bar before the first donation; undefined afterwards. */
  beforeFirst: { text: string; target: string | undefined } | undefined
  /** Length of the bar, 0 to 100. At least 1 after the first donation. */
  barPercent: number
  /** Percentage as text; undefined once the target is reached. */
  percentText: string | undefined
  /** Text after the raised amount, such as `of £250,000`. Contains the percentage once the target is passed. */
  ofTarget: string | undefined
  donations: string | undefined
  /** Time of last known good totals; undefined if they are current. */
  asOf: string | undefined
  /** Breakdown of the total; undefined before the first donation. */
  addsUp?: BreakdownView | undefined
}

export interface ProgressInput {
  raisedMinor: number
  targetMinor: number
  donationCount: number
  currency: string
  country: string
  messages: SiteMessages
  /** Whether donations are possible. @default true */
  isOpen?: boolean
  /** Time of last known good totals; undefined if they are current. */
  lastGood?: { asOf: Date; now: Date } | undefined
  /** Total to break down; undefined to omit the breakdown. */
  total?:
    | { of: Total; now: Date; matching?: Parameters<typeof toBreakdownView>[1]['matching'] }
    | undefined
}

/** Formats a total, its target and the number of donations. */
export function toProgressView(input: ProgressInput): ProgressView {
  const { currency, country, messages, raisedMinor, targetMinor, donationCount } = input
  const { isOpen = true } = input
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const progress = getProgress({ raisedMinor, targetMinor })
  const hasTarget = progress.status === 'under-way' || progress.status === 'reached'
  return {
    raised: amount(raisedMinor),
    raisedLabel: messages.figures.raised,
    barLabel: messages.figures.raisedSoFar,
    target: hasTarget ? amount(targetMinor) : undefined,
    beforeFirst:
      raisedMinor > 0 || donationCount > 0
        ? undefined
        : {
            text: isOpen ? messages.figures.beFirstToGive : messages.figures.noGiftsYet,
            target: hasTarget
              ? fillMessage(messages.figures.targetIs, { target: amount(targetMinor) })
              : undefined,
          },
    barPercent: raisedMinor > 0 && hasTarget ? Math.max(1, progress.barPercent) : 0,
    percentText:
      progress.status === 'under-way'
        ? fillMessage(messages.figures.percentOfTarget, { percent: progress.percent })
        : undefined,
    ofTarget: hasTarget
      ? fillMessage(getTargetMessage(progress, messages), {
          target: amount(targetMinor),
          percent: progress.percent,
        })
      : undefined,
    donations:
      donationCount > 0
        ? fillCount(messages.figures.donations, donationCount, {
            language: messages.language,
            values: { count: formatNumber(donationCount, { country }) },
          })
        : undefined,
    addsUp: input.total && toBreakdownView(input.total.of, { ...input, ...input.total }),
    asOf:
      input.lastGood === undefined
        ? undefined
        : fillMessage(messages.figures.asOf, {
            time: formatRelativeTime(input.lastGood.asOf, input.lastGood.now, messages),
          }),
  }
}

function getTargetMessage(
  progress: ReturnType<typeof getProgress>,
  { figures }: SiteMessages,
): string {
  if (progress.status !== 'reached') return figures.ofTarget
  return progress.overMinor > 0 ? figures.targetPassed : figures.targetReached
}
