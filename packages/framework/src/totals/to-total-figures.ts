import type { AddsUpView } from './adds-up-view.ts'
import { toAddsUpView } from './to-adds-up-view.ts'
import { getProgress } from '@milepost/measures'
import { formatMoney, formatNumber, formatRelativeTime } from '@milepost/measures/format'
import { fillMessage, fillCount } from '@milepost/supporter/messages'
import type { SiteMessages } from '../messages/site-messages.ts'
import type { Total } from './total.ts'

/** How much of a target is reached, in words. */
export interface TotalFigures {
  raised: string
  /** The word after the raised amount. */
  raisedLabel: string
  /** Names the bar for who cannot see it. */
  barLabel: string
  /** Undefined without a target. */
  target: string | undefined
  /** What is in place of the amount and an empty bar before the first gift; undefined after it. */
  beforeFirst: { text: string; target: string | undefined } | undefined
  /** 0 to 100, for the bar; at least 1 once something was given. */
  barPercent: number
  /** The bar in words, for screen readers, and below the bar for everyone. */
  percentText: string | undefined
  /** Such as `of £250,000`, to be behind the raised amount. */
  ofTarget: string | undefined
  /** Undefined for none. */
  donations: string | undefined
  remaining: string | undefined
  /** When the figures were true; only when they could not be read again. */
  asOf: string | undefined
  /** What the amount is made of; undefined before the first gift. */
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
