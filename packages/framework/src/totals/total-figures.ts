import {
  formatDistance,
  formatDuration,
  formatElevation,
  formatMoney,
  formatNumber,
  formatRelativeTime,
} from '@milepost/measures/format'
import { siteUnits, type UnitSystem } from '@milepost/supporter/page-facts'
import type { FitnessMeasure } from './project.ts'
import { getProgress, sumMinor, type TotalsSummary } from '@milepost/measures'
import type { FitnessFigures } from './section-view.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { LeftOutReason, Total } from './total.ts'
import { fillCount, fillMessage } from '@milepost/supporter/messages'
import { momentWords } from '../messages/page-messages.ts'
import type { AddsUpView } from './adds-up.tsx'

/**
 * An amount of movement in the units of its measure, as people read it.
 *
 * @param amount - metres, seconds or a count
 * @param system - what is measured in; the site's own when left out
 */
export function formatMeasure(
  measure: FitnessMeasure,
  amount: number,
  country: string,
  system: UnitSystem = siteUnits(country),
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
 * Puts what everyone has done together into words, and onto a length: the coast that is walked round
 * and round, the mountain that is climbed again and again.
 *
 * @param lengthMetres - above 0
 */
export function toFitnessFigures(
  summary: TotalsSummary,
  {
    measure,
    lengthMetres,
    country,
  }: { measure: 'distance' | 'elevation'; lengthMetres: number; country: string },
): FitnessFigures {
  const system = siteUnits(country)
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

/** Returns the reason for an exclusion as a sentence. */
export function leftOutWords(reason: LeftOutReason, { addsUp }: SiteMessages): string {
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
const mostNamed = 8

/** Age from which a total shows its time without opening the breakdown, in ms. */
const recentMs = 60_000

/**
 * Says how a total adds up: its parts, what is left out and why, and when it was true.
 *
 * @returns undefined before the first gift: there is nothing to add up
 */
export function toAddsUpView(
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
    /** Forecast of match funding. */
    matching?: { funder: string; forecast: { amountMinor: number } | undefined } | undefined
  },
): AddsUpView | undefined {
  const { raisedMinor, currency, parts, items, leftOut, asOf, count = 0 } = total
  if (raisedMinor <= 0 && count === 0) return undefined
  const words = messages.addsUp
  const amount = (minor: number) => formatMoney(minor, { currency, country, decimals: 'auto' })
  const sums = parts.map(({ part, amountMinor }) =>
    fillMessage(words[part], { amount: amount(amountMinor) }),
  )
  const isOlder = now.getTime() - asOf.getTime() > recentMs
  return {
    title: isOlder
      ? fillMessage(words.titleOlder, { time: formatRelativeTime(asOf, now, messages) })
      : words.title,
    lines: [
      ...sums,
      ...(sums.length > 1 ? [fillMessage(words.inAll, { amount: amount(raisedMinor) })] : []),
      ...(items.length > 0 ? [fillMessage(words.madeUpOf, { list: itemList(items) })] : []),
      ...leftOut.map((reason) => leftOutWords(reason, messages)),
      ...matchingLine(),
      fillMessage(words.asOf, { time: momentWords(asOf, { messages, country }) }),
    ],
  }

  /** Those with most by name, the others together. */
  function itemList(all: Total['items']): string {
    const named = all.filter(({ name }) => name !== undefined).slice(0, mostNamed)
    const restMinor = raisedMinor - sumMinor(named.map(({ amountMinor }) => amountMinor))
    const texts = named.map(({ name = '', amountMinor }) =>
      fillMessage(words.item, { name, amount: amount(amountMinor) }),
    )
    const rest = restMinor > 0 ? [fillMessage(words.others, { amount: amount(restMinor) })] : []
    return new Intl.ListFormat(messages.language).format([...texts, ...rest])
  }

  function matchingLine(): string[] {
    const { forecast, funder } = matching ?? {}
    if (!forecast?.amountMinor || funder === undefined) return []
    const values = { funder, amount: amount(forecast.amountMinor) }
    return [fillMessage(messages.matching.notInTotal, values)]
  }
}

/** Progress towards a target, as text. */
export interface TotalFigures {
  raised: string
  /** The word after the raised amount. */
  raisedLabel: string
  /** Names the bar for who cannot see it. */
  barLabel: string
  /** Undefined without a target. */
  target: string | undefined
  /** Text instead of the amount and an empty bar before the first donation; undefined after it. */
  beforeFirst: { text: string; target: string | undefined } | undefined
  /** 0 to 100, for the bar; at least 1 once something was given. */
  barPercent: number
  /** The bar in words, for screen readers, and below the bar for everyone. */
  percentText: string | undefined
  /** For example `of £250,000`, shown after the raised amount. */
  ofTarget: string | undefined
  donations: string | undefined
  remaining: string | undefined
  /** Time of stale figures; undefined if they are current. */
  asOf: string | undefined
  /** Breakdown of the amount; undefined before the first donation. */
  addsUp?: AddsUpView | undefined
}

export interface FiguresInput {
  raisedMinor: number
  targetMinor: number
  donationCount: number
  currency: string
  country: string
  messages: SiteMessages
  /** Whether it takes gifts. @default true */
  isOpen?: boolean
  /** Set when the figures are the last good ones. */
  lastGood?: { asOf: Date; now: Date } | undefined
  /** Set where the amount is explained. */
  total?:
    | { of: Total; now: Date; matching?: Parameters<typeof toAddsUpView>[1]['matching'] }
    | undefined
}

/** Puts a total, its target and the number of donations into words. */
export function toTotalFigures(input: FiguresInput): TotalFigures {
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
    percentText: hasTarget
      ? fillMessage(messages.figures.percentOfTarget, { percent: progress.percent })
      : undefined,
    ofTarget: hasTarget
      ? fillMessage(messages.figures.ofTarget, { target: amount(targetMinor) })
      : undefined,
    donations:
      donationCount > 0
        ? fillCount(messages.figures.donations, donationCount, {
            language: messages.language,
            values: { count: formatNumber(donationCount, { country }) },
          })
        : undefined,
    remaining: remainingText(progress, amount, messages),
    addsUp: input.total && toAddsUpView(input.total.of, { ...input, ...input.total }),
    asOf:
      input.lastGood === undefined
        ? undefined
        : fillMessage(messages.figures.asOf, {
            time: formatRelativeTime(input.lastGood.asOf, input.lastGood.now, messages),
          }),
  }
}

function remainingText(
  progress: ReturnType<typeof getProgress>,
  amount: (minor: number) => string,
  messages: SiteMessages,
): string | undefined {
  if (progress.status === 'under-way') {
    return fillMessage(messages.figures.remaining, { amount: amount(progress.remainingMinor) })
  }
  if (progress.status !== 'reached') return undefined
  return progress.overMinor > 0
    ? fillMessage(messages.figures.overTarget, { amount: amount(progress.overMinor) })
    : messages.figures.targetReached
}
