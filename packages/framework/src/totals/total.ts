import { addsUp, explainTotal, sumMinor } from '@milepost/measures'
import type { Reading } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'

/**
 * Reasons for exclusions: `offline`, if the site excludes offline donations; `offlineUntold`, if the platform returns
 * online donations only; `teams` that the site excludes; `otherCurrency`, money in another currency than the total's.
 */
export type LeftOutReason = 'offline' | 'offlineUntold' | 'teams' | 'otherCurrency'

/** One part of a total: online or offline donations, or `all` if they cannot be separated. */
export interface TotalPart {
  readonly part: 'online' | 'offline' | 'all'
  readonly amountMinor: number
  /** Number of donations; undefined if unknown. */
  readonly count: number | undefined
}

/** A share of a total: of a campaign, or of a member's page of a team. */
interface TotalItem {
  /** Undefined for the part that belongs to no named item. */
  readonly name: string | undefined
  readonly amountMinor: number
}

/** A raised amount with its breakdown and age. Amounts are in minor units of one currency. */
export interface Total {
  /** The currency's code, in upper case. */
  readonly currency: string
  /** Sum of the parts. */
  readonly raisedMinor: number
  /** 0 if there is none. */
  readonly targetMinor: number
  /** Number of donations; undefined if unknown. */
  readonly count: number | undefined
  readonly parts: readonly TotalPart[]
  /** Shares by source, highest first, which add up to `raisedMinor`. Empty if unknown, or if there is only one. */
  readonly items: readonly TotalItem[]
  readonly leftOut: readonly LeftOutReason[]
  readonly asOf: Date
  /** It could not be read again: this is the last good total. */
  readonly isLastGood: boolean
}

/** Amounts that a total is made of, in minor units. */
export interface TotalMoney {
  readonly currency: string
  readonly raisedMinor: number
  /** Offline part of the raised amount; undefined if unknown. */
  readonly offlineMinor: number | undefined
  readonly targetMinor: number
  readonly donationCount: number | undefined
  readonly leftOut: readonly LeftOutReason[]
  /** Known shares in the same currency. @default none */
  readonly items?: readonly { readonly name: string; readonly amountMinor: number }[] | undefined
}

/**
 * Creates a total from source data. Its parts always add up: if they cannot be separated, or the source's amounts are
 * inconsistent, it has one part. Inconsistent amounts are logged.
 */
export function toTotal(
  money: TotalMoney,
  { asOf, isLastGood }: Pick<Reading<unknown>, 'asOf' | 'isLastGood'>,
): Total {
  const { currency, raisedMinor, offlineMinor, targetMinor, donationCount: count, leftOut } = money
  return {
    currency,
    raisedMinor,
    targetMinor,
    count,
    parts: partsOf(money) ?? [{ part: 'all', amountMinor: raisedMinor, count }],
    items: itemsOf(money),
    leftOut,
    asOf,
    isLastGood,
  }

  function partsOf({ currency: code }: TotalMoney): TotalPart[] | undefined {
    if (offlineMinor === undefined) return undefined
    const explained = explainTotal({
      currency: code,
      onlineMinor: raisedMinor - offlineMinor,
      offlineMinor,
      statedMinor: raisedMinor,
      asOf,
    })
    const { onlineMinor } = explained
    if (!addsUp(explained) || onlineMinor < 0 || offlineMinor < 0) {
      logProblem(new Error('A total is not the sum of its parts: it is shown as a whole'), 'warn')
      return undefined
    }
    const online: TotalPart = { part: 'online', amountMinor: onlineMinor, count }
    // The number of offline donations is unknown, only their sum.
    return explained.offlineMinor === 0
      ? [online]
      : [online, { part: 'offline', amountMinor: explained.offlineMinor, count: undefined }]
  }
}

/** Returns shares that add up to the total, including the remainder; empty if they exceed it. */
function itemsOf({ raisedMinor, items = [] }: TotalMoney): TotalItem[] {
  const known = items.filter(({ amountMinor }) => amountMinor > 0)
  const restMinor = raisedMinor - sumMinor(known.map(({ amountMinor }) => amountMinor))
  if (restMinor < 0) return []
  const all: TotalItem[] = [
    ...known.toSorted((a, b) => b.amountMinor - a.amountMinor),
    ...(restMinor === 0 ? [] : [{ name: undefined, amountMinor: restMinor }]),
  ]
  return all.length > 1 && known.length > 0 ? all : []
}
