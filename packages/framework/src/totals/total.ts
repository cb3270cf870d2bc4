import { addsUp, explainTotal, sumMinor } from '@milepost/measures'
import type { Reading } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'

/**
 * What is in a total does not: `offline`, as the site counts no offline money; `offlineUntold`, as the platform tells
 * only what was given online; `teams` that the site leaves out; `otherCurrency`, money in another one than the total's.
 */
export type LeftOutReason = 'offline' | 'offlineUntold' | 'teams' | 'otherCurrency'

/** What a total is made of: money given online or offline, or `all` where these are not told apart. */
export interface TotalPart {
  readonly part: 'online' | 'offline' | 'all'
  readonly amountMinor: number
  /** How many gifts; undefined where nobody tells. */
  readonly count: number | undefined
}

/** A share of a total: of a campaign, or of a member's page of a team. */
interface TotalItem {
  /** Undefined for the part that belongs to no named item. */
  readonly name: string | undefined
  readonly amountMinor: number
}

/** What was raised, what it is made of, and when it was true. Amounts are in minor units of one currency. */
export interface Total {
  /** The currency's code, in upper case. */
  readonly currency: string
  /** What the parts add up to. */
  readonly raisedMinor: number
  /** 0 for none. */
  readonly targetMinor: number
  /** How many gifts; undefined where nobody tells. */
  readonly count: number | undefined
  readonly parts: readonly TotalPart[]
  /** Who or what brought it, most first; they add up to `raisedMinor`. None where it is not told, or by one alone. */
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
  /** The part of what was raised that was given offline; undefined where nobody tells. */
  readonly offlineMinor: number | undefined
  readonly targetMinor: number
  readonly donationCount: number | undefined
  readonly leftOut: readonly LeftOutReason[]
  /** Shares in the same currency, as far as they are told. @default none */
  readonly items?: readonly { readonly name: string; readonly amountMinor: number }[] | undefined
}

/**
 * Makes a total of what was read. Its parts always add up to it: where they cannot be told apart, or the source tells
 * amounts that do not fit each other, it has one part, and the log says so of the latter.
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
    // Offline money is told as a sum: nobody counts who gave it.
    return explained.offlineMinor === 0
      ? [online]
      : [online, { part: 'offline', amountMinor: explained.offlineMinor, count: undefined }]
  }
}

/** Shares that add up to the total, with the rest that belongs to none; none at all where they are more than it. */
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
