import { sumMinor } from '@milepost/measures'
import { formatMoney, formatRelativeTime } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import { momentWords } from '../messages/moment-words.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Total } from './total.ts'
import type { AddsUpView } from './adds-up-view.ts'
import { leftOutWords } from './left-out-words.ts'

/** So many shares of a total are named; more would be a list of their own. */
const mostNamed = 8

/** A figure that is older says so before anybody opens what it is made of. */
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
