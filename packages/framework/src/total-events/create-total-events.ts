import { AsyncLocalStorage } from 'node:async_hooks'
import type { ExpiredKeys } from '@milepost/server'
import { createTotalWatcher, type TotalLook, type TotalWatcher } from './create-total-watcher.ts'

/** Who wants to listen to what. */
export interface WantedEvents {
  /** Names the total. */
  key: string
  /** Reads it; called again and again while anybody listens. */
  look: () => Promise<TotalLook>
  /** The address that it comes from; undefined where that is not known. */
  address: string | undefined
  /** The id of the event that the listener had last; undefined for none. */
  lastEventId: string | undefined
}

/** A stream, or why there is none: `full` where the process has all the listeners it takes, `tooMany` where the address has. */
export type EventsAnswer =
  | { readonly body: ReadableStream<Uint8Array> }
  | { readonly refused: 'full' | 'tooMany' | 'notFound' }

/** The streams of totals of one process. */
export interface TotalEvents {
  /** @throws whatever the first look throws */
  readonly listen: (wanted: WantedEvents) => Promise<EventsAnswer>
  /** Looks again at the totals that were made from what is old now. */
  readonly expired: (what: ExpiredKeys) => void
}

export interface TotalEventsOptions {
  /** Milliseconds since 1970. */
  now: () => number
  /** Called for the first of several failed looks at a total. */
  onProblem: (error: unknown) => void
  /** Ends all streams, and lets nobody in any more: the process is on its way out. */
  ending: AbortSignal
  /** @default 2000 */
  mostListeners?: number
  /** Listeners from one address: a hall full of guests has one. @default 200 */
  mostOfAddress?: number
  /** Totals that somebody listens to: each is read again and again. @default 200 */
  mostTotals?: number
}

/** Creates the streams of totals: one watcher for each total, whatever the number of its listeners. */
export function createTotalEvents({
  now,
  onProblem,
  ending,
  mostListeners = 2000,
  mostOfAddress = 200,
  mostTotals = 200,
}: TotalEventsOptions): TotalEvents {
  const watched = new Map<string, { watcher: TotalWatcher; begun: Promise<boolean> }>()
  const ofAddress = new Map<string, number>()
  let listeners = 0
  // What a watcher does belongs to no request, also where the first listener's request began it.
  const outside = AsyncLocalStorage.snapshot()

  ending.addEventListener('abort', () => {
    for (const { watcher } of watched.values()) watcher.end()
  })

  function watch({ key, look }: WantedEvents) {
    const known = watched.get(key)
    if (known !== undefined) return known
    const forget = () => {
      if (watched.get(key) === made) watched.delete(key)
    }
    const watcher = createTotalWatcher({ look, now, onProblem, onEmpty: forget })
    const made = { watcher, begun: outside(watcher.begin) }
    watched.set(key, made)
    // Who waits for it is told; the next one tries again.
    made.begun.then((isThere) => isThere || forget(), forget)
    return made
  }

  /** Takes a place. @returns what gives it back, once */
  function enter(address: string | undefined): () => void {
    let isIn = true
    listeners += 1
    if (address !== undefined) ofAddress.set(address, (ofAddress.get(address) ?? 0) + 1)
    return () => {
      if (!isIn) return
      isIn = false
      listeners -= 1
      if (address === undefined) return
      const left = (ofAddress.get(address) ?? 1) - 1
      if (left === 0) ofAddress.delete(address)
      else ofAddress.set(address, left)
    }
  }

  async function listen(wanted: WantedEvents): Promise<EventsAnswer> {
    const { key, address, lastEventId } = wanted
    const isFull = listeners >= mostListeners || (!watched.has(key) && watched.size >= mostTotals)
    if (isFull || ending.aborted) return { refused: 'full' }
    if (address !== undefined && (ofAddress.get(address) ?? 0) >= mostOfAddress) {
      return { refused: 'tooMany' }
    }
    const leave = enter(address)
    const made = watch(wanted)
    try {
      if (!(await made.begun)) {
        leave()
        return { refused: 'notFound' }
      }
    } catch (error) {
      leave()
      throw error
    }
    if (ending.aborted || watched.get(key) !== made) {
      // The last of the others left, and the watcher with them, while this one waited.
      leave()
      return listen(wanted)
    }
    return { body: outside(() => made.watcher.listen(lastEventId, leave)) }
  }

  return {
    listen,
    expired(what) {
      for (const { watcher } of watched.values()) outside(() => watcher.expired(what))
    },
  }
}
