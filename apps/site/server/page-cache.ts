import { LRUCache } from 'lru-cache'
import type { Background } from '../src/wiring/background.ts'
import type { CompressedBody } from './compress.ts'
import { createSqueezer } from './create-squeezer.ts'

/** A rendered page, whole: what any visitor of its path gets. */
export interface KeptPage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: CompressedBody
  etag: string
  /** Until then the page is given out as it is, in milliseconds since 1970. */
  freshUntilMs: number
  /** Until then it is given out while it is rendered again. */
  staleUntilMs: number
}

export type Rendered = { page: KeptPage; mayKeep: boolean }

export interface PageCache {
  /** Gives the kept page of a key, or renders it; a thousand askers cause one render. */
  get(key: string, render: () => Promise<Rendered>): Promise<KeptPage>
  /** The kept page of a key while it is fresh; undefined when there is something to do first. */
  fresh(key: string): KeptPage | undefined
  /** The page last kept under a key, however old. */
  last(key: string): KeptPage | undefined
  /** Forgets every page: something was given, and totals changed. */
  clear(): void
}

/**
 * Creates the cache of whole pages.
 *
 * @param now - the clock, in milliseconds since 1970
 * @param maxBytes - how much memory the pages may take
 */
export function createPageCache({
  now,
  background = () => undefined,
  maxBytes = 32 * 1024 * 1024,
}: {
  now: () => number
  background?: Background
  maxBytes?: number
}): PageCache {
  const pages = new LRUCache<string, KeptPage>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.identity.length + body.br.length + body.gzip.length + 1024,
  })
  const inFlight = new Map<string, Promise<KeptPage>>()
  const squeeze = createSqueezer()
  let generation = 0

  /** What is asked for more than once is worth being made smaller. */
  function giveAgain(page: KeptPage): KeptPage {
    const work = squeeze(page.body)
    if (work) background(work)
    return page
  }

  function render(key: string, work: () => Promise<Rendered>): Promise<KeptPage> {
    const running = inFlight.get(key)
    if (running) return running
    const startedIn = generation
    const started = (async () => {
      const { page, mayKeep } = await work()
      if (mayKeep && startedIn === generation) pages.set(key, page)
      return page
    })()
    inFlight.set(key, started)
    const leave = () => {
      if (inFlight.get(key) === started) inFlight.delete(key)
    }
    background(started.then(leave, leave))
    return started
  }

  return {
    async get(key, work) {
      const kept = pages.get(key)
      if (kept && now() < kept.freshUntilMs) return giveAgain(kept)
      if (kept && now() < kept.staleUntilMs) {
        render(key, work).catch(() => undefined)
        return giveAgain(kept)
      }
      return render(key, work)
    },
    fresh(key) {
      const kept = pages.get(key)
      return kept && now() < kept.freshUntilMs ? giveAgain(kept) : undefined
    },
    last: (key) => pages.peek(key),
    clear() {
      generation += 1
      pages.clear()
      inFlight.clear()
    },
  }
}
