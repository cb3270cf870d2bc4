import { type ExpiredKeys, isExpired } from '@milepost/server'
import { createStreamListener } from './create-stream-listener.ts'
import { type TimedJson, type TotalEvent, toTotalEvent } from './to-total-event.ts'

/** A total as it is just now. */
export interface TotalLook {
  /** Undefined where there is nothing of this name. */
  readonly json: TimedJson | undefined
  /** The keys of what it was made from. */
  readonly reads: ReadonlySet<string>
}

export interface TotalWatcherOptions {
  /** Reads the total. */
  look: () => Promise<TotalLook>
  /** Milliseconds since 1970. */
  now: () => number
  /** Called when nobody listens any more; the watcher has stopped then. */
  onEmpty: () => void
  /** Called for the first of several failed looks. */
  onProblem: (error: unknown) => void
}

/** Looks at one total for all who listen to it. */
export interface TotalWatcher {
  /**
   * Looks for the first time.
   *
   * @returns whether there is such a total
   * @throws whatever the look throws
   */
  readonly begin: () => Promise<boolean>
  /**
   * Begins a stream: with the total as it is, or without where the listener has it.
   *
   * @param lastEventId - the id of the event that the listener had last; undefined for none
   * @param onLeft - called once, when the stream has ended
   */
  readonly listen: (
    lastEventId: string | undefined,
    onLeft: () => void,
  ) => ReadableStream<Uint8Array>
  /** Looks at once where the total was made from what is old now. */
  readonly expired: (what: ExpiredKeys) => void
  /** Ends all streams. */
  readonly end: () => void
}

/** Somebody looks so often, once for all listeners: a gift that nobody told us of is on every screen within 5 s. */
export const lookEveryMs = 3000
/** While the platform is down, somebody looks less and less often, down to this. */
const longestPauseMs = 30_000
/** However much news there is, no more than one look in this time. */
const shortestPauseMs = 1000
/** Proxies end connections that say nothing for a minute, some for 30 s. */
const beatEveryMs = 15_000
/** Listeners come back after this long, not all at once: a server that was started anew has time for each. */
const soonestReturnMs = 1000
const returnSpanMs = 2000

/** Creates what watches a total while somebody listens. */
export function createTotalWatcher(options: TotalWatcherOptions): TotalWatcher {
  const { now, onEmpty, onProblem } = options
  const listeners = new Set<ReturnType<typeof createStreamListener>>()
  let event: TotalEvent | undefined
  let reads: ReadonlySet<string> = new Set()
  let failures = 0
  let lookedMs = -Infinity
  let isLooking = false
  let wantsLook = false
  let joined = 0
  let lookTimer: ReturnType<typeof setTimeout> | undefined
  let beatTimer: ReturnType<typeof setInterval> | undefined

  function stop(): void {
    clearTimeout(lookTimer)
    clearInterval(beatTimer)
    lookTimer = undefined
    beatTimer = undefined
    onEmpty()
  }

  function lookAfter(ms: number): void {
    clearTimeout(lookTimer)
    if (listeners.size > 0) lookTimer = setTimeout(() => void lookAgain(), ms)
  }

  /** @returns whether there is such a total */
  async function look(): Promise<boolean> {
    isLooking = true
    lookedMs = now()
    try {
      const seen = await options.look()
      reads = seen.reads
      if (seen.json === undefined) return false
      failures = seen.json.lastGood ? failures + 1 : 0
      tell(toTotalEvent(seen.json))
      return true
    } finally {
      isLooking = false
    }
  }

  async function lookAgain(): Promise<void> {
    try {
      // Whoever comes back is told that it is gone.
      if (!(await look())) return end()
    } catch (error) {
      failures += 1
      if (failures === 1) onProblem(error)
    }
    lookAfter(wantsLook ? shortestPauseMs : Math.min(lookEveryMs * 2 ** failures, longestPauseMs))
    wantsLook = false
  }

  function tell(news: TotalEvent): void {
    const isNew = news.id !== event?.id
    event = news
    if (isNew) for (const listener of listeners) listener.send(news.text)
  }

  function end(): void {
    for (const listener of listeners) listener.end()
  }

  return {
    begin: look,
    listen(lastEventId, onLeft) {
      const listener = createStreamListener(() => {
        listeners.delete(listener)
        onLeft()
        if (listeners.size === 0) stop()
      })
      const isFirst = listeners.size === 0
      listeners.add(listener)
      if (isFirst) {
        lookAfter(wantsLook ? shortestPauseMs : lookEveryMs)
        wantsLook = false
        beatTimer = setInterval(() => {
          for (const each of listeners) each.beat()
        }, beatEveryMs)
      }
      joined += 1
      const returnMs = soonestReturnMs + ((joined * 37) % returnSpanMs)
      const news = event === undefined || event.id === lastEventId ? ':\n\n' : event.text
      listener.send(`retry: ${returnMs}\n${news}`)
      return listener.body
    },
    expired(what) {
      if (![...reads].some((key) => isExpired(what, key))) return
      if (isLooking) wantsLook = true
      else lookAfter(Math.max(0, lookedMs + shortestPauseMs - now()))
    },
    end,
  }
}
