import { fillMessage } from '@milepost/supporter/messages'
import { statusDataPath, statusPath } from '../config/status-path.ts'
import type { SiteMessages } from '../messages/site-messages.ts'
import { momentWords } from '../messages/moment-words.ts'
import type { SiteStatus, SourceStatus } from '../status/source-status.ts'
import type { StatusRow, StatusView } from './status-view.ts'

/** How people can give just now. */
export type GivingState = 'open' | 'down' | 'otherWays' | 'paused' | 'none'

export interface StatusFacts {
  readonly site: string
  readonly status: SiteStatus
  /** `none` where there is nothing to give to. */
  readonly giving: GivingState
}

/** Says how a site is in words for everybody. */
export function toStatusView(
  { site, status, giving }: StatusFacts,
  { messages, country }: { messages: SiteMessages; country: string },
): StatusView {
  const words = messages.siteStatus
  const { platform, content, givingDay } = status
  const since = (text: string, iso: string | null) =>
    fillMessage(text, {
      time: momentWords(new Date(iso ?? status.now), { messages, country }),
    })

  function sourceRow(
    name: string,
    { state, failingSince }: SourceStatus,
    texts: { degraded: string; down: string },
  ): StatusRow {
    if (state === 'up') return { name, text: words.up, tone: 'success' }
    if (state === 'unknown') return { name, text: words.unknown, tone: 'info' }
    return { name, text: since(texts[state], failingSince), tone: 'warning' }
  }

  const rows = [
    ...givingRow(giving, words),
    sourceRow(words.figures, platform, {
      degraded: words.figuresDegraded,
      down: words.figuresDown,
    }),
    sourceRow(words.content, content, { degraded: words.contentDown, down: words.contentDown }),
    ...(givingDay.step === 0
      ? []
      : [
          {
            name: words.busy,
            text: since(words.busySince, givingDay.since),
            tone: 'info' as const,
          },
        ]),
  ]
  return {
    title: words.title,
    description: fillMessage(words.description, { site }),
    ...summaryOf(giving, status, words),
    rows,
    asOf: since(words.asOf, status.now),
    again: { label: words.again, href: statusPath },
    data: { label: words.data, href: statusDataPath },
  }
}

function givingRow(giving: GivingState, words: SiteMessages['siteStatus']): StatusRow[] {
  if (giving === 'none') return []
  const name = words.giving
  if (giving === 'open') return [{ name, text: words.givingUp, tone: 'success' }]
  const text = {
    down: words.givingDown,
    otherWays: words.givingDownOtherWays,
    paused: words.givingPaused,
  }[giving]
  return [{ name, text, tone: 'warning' }]
}

function summaryOf(
  giving: GivingState,
  { state }: SiteStatus,
  words: SiteMessages['siteStatus'],
): Pick<StatusView, 'summary' | 'tone'> {
  if (giving === 'down' || giving === 'otherWays' || giving === 'paused') {
    return { summary: words.noPayment, tone: 'warning' }
  }
  if (state === 'unknown') return { summary: words.notKnown, tone: 'info' }
  return state === 'up'
    ? { summary: words.allWell, tone: 'success' }
    : { summary: words.someOld, tone: 'warning' }
}
