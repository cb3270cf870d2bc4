import { isTotalConsistent, createTotalBreakdown, sumMinor } from '@milepost/measures'
import type { CachedValue } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'

/**
 * Reason for an exclusion: `offline` if the site excludes offline donations; `offlineUntold` if the platform returns online
 * donations only; `teams` if the site excludes teams; `otherCurrency` if items are in another currency.
 */
export type ExclusionReason = 'offline' | 'offlineUntold' | 'teams' | 'otherCurrency'

/** Part of a total: online or offline donations, or `all` if the platform does not separate them. */
export interface TotalPart {
  readonly part: 'online' | 'offline' | 'all'
  readonly amountMinor: number
  /** Number of donations; undefined if unknown. */
  readonly count: number | undefined
}

/** Share of a total that a campaign or a team member's page has raised. */
interface TotalItem {
  /** Undefined for the sum of all others. */
  readonly name: string | undefined
  readonly amountMinor: number
}

/** Amount raised, with its breakdown and age. Amounts are in minor units of one currency. */
export interface Total {
  /** ISO 4217 code in upper case. */
  readonly currency: string
  /** Sum of the parts. */
  readonly raisedMinor: number
  /** 0 if there is no target. */
  readonly targetMinor: number
  /** Number of donations; undefined if unknown. */
  readonly count: number | undefined
  readonly parts: readonly TotalPart[]
  /** Shares by source, highest first, which add up to `raisedMinor`. Empty if they are unknown, or if there is only one. */
  readonly items: readonly TotalItem[]
  readonly exclusions: readonly ExclusionReason[]
  readonly asOf: Date
  /** Whether the source failed and this is the last known good total. */
  readonly isLastGood: boolean
}

/** Source data of a total, in minor units. */
export interface TotalMoney {
  readonly currency: string
  readonly raisedMinor: number
  /** Offline part of `raisedMinor`; undefined if unknown. */
  readonly offlineMinor: number | undefined
  readonly targetMinor: number
  readonly donationCount: number | undefined
  readonly exclusions: readonly ExclusionReason[]
  /** Known shares, in the same currency. @default none */
  readonly items?: readonly { readonly name: string; readonly amountMinor: number }[] | undefined
}

/** Creates a total from source data. If its parts are unknown or do not add up, it has a single part. */
export function toTotal(
  money: TotalMoney,
  { asOf, isLastGood }: Pick<CachedValue<unknown>, 'asOf' | 'isLastGood'>,
): Total {
  const {
    currency,
    raisedMinor,
    offlineMinor,
    targetMinor,
    donationCount: count,
    exclusions,
  } = money
  return {
    currency,
    raisedMinor,
    targetMinor,
    count,
    parts: partsOf(money) ?? [{ part: 'all', amountMinor: raisedMinor, count }],
    items: completeItems(money),
    exclusions,
    asOf,
    isLastGood,
  }

  function partsOf({ currency: code }: TotalMoney): TotalPart[] | undefined {
    if (offlineMinor === undefined) return undefined
    const explained = createTotalBreakdown({
      currency: code,
      onlineMinor: raisedMinor - offlineMinor,
      offlineMinor,
      platformTotalMinor: raisedMinor,
      asOf,
    })
    const { onlineMinor } = explained
    if (!isTotalConsistent(explained) || onlineMinor < 0 || offlineMinor < 0) {
      logProblem(
        new Error('A total is not the sum of its parts. It is shown without its breakdown'),
        'warn',
      )
      return undefined
    }
    const online: TotalPart = { part: 'online', amountMinor: onlineMinor, count }
    // The platform returns only the sum of offline donations, not their number.
    return explained.offlineMinor === 0
      ? [online]
      : [online, { part: 'offline', amountMinor: explained.offlineMinor, count: undefined }]
  }
}

/** Adds a remainder to shares that do not add up to the total. Returns none if they exceed it. */
function completeItems({ raisedMinor, items = [] }: TotalMoney): TotalItem[] {
  const known = items.filter(({ amountMinor }) => amountMinor > 0)
  const restMinor = raisedMinor - sumMinor(known.map(({ amountMinor }) => amountMinor))
  if (restMinor < 0) return []
  const all: TotalItem[] = [
    ...known.toSorted((a, b) => b.amountMinor - a.amountMinor),
    ...(restMinor === 0 ? [] : [{ name: undefined, amountMinor: restMinor }]),
  ]
  return all.length > 1 && known.length > 0 ? all : []
}
