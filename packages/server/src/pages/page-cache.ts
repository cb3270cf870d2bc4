import { LRUCache } from 'lru-cache'
import { type ExpiredKeys, isExpired } from '../reads/expired-keys.ts'
import type { WaitUntil } from '../wait-until.ts'
import type { PageOutcome } from '../telemetry/telemetry.ts'
import type { CompressedBody } from '../http/compress.ts'
import { createRecompressor } from './create-recompressor.ts'

/** A rendered page, whole: what any visitor of its path gets. */
export interface CachedPage {
  status: number
  headers: readonly (readonly [string, string])[]
  body: CompressedBody
  etag: string
  /** The pattern of the route that it was made by. */
  route: string
  /** End of the fresh period, by the cache's clock. */
  freshUntilMs: number
  /** End of the stale-while-revalidate period. */
  staleUntilMs: number
  /** Keys of the reads that it was made from. */
  reads: ReadonlySet<string>
}

/** A rendered page, or the response to one caller as it is, such as a stream. */
export type RenderedPage =
  | {
      page: CachedPage
      mayKeep: boolean
      /** Whether the page belongs to the caller that caused its render. */
      isPersonal: boolean
    }
  | { own: Response }

export interface PageCache {
  /**
   * Returns the cached page of a key, or renders it. A thousand concurrent callers cause one render, unless its result
   * is private. Then each caller gets a separate render.
   */
  get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage | Response>
  /** The cached page of a key while it is fresh; undefined when there is something to do first. */
  fresh(key: string): CachedPage | undefined
  /** The page last kept under a key, however old. */
  last(key: string): CachedPage | undefined
  /** Returns the size of the cached pages, in bytes. */
  bytes(): number
  /** Expires pages that contain the expired reads, for example after a donation. */
  expire(what: ExpiredKeys): void
}

const mebibyte = 1024 * 1024

/**
 * Creates the cache of whole pages.
 *
 * @param now - a monotonic clock, in ms
 * @param maxBytes - memory limit of the pages
 * @param maxMissingBytes - memory for the 404 pages of made-up URLs, which cannot evict real pages
 * @param observe - receives the outcome of each request
 */
export function createPageCache({
  now,
  background = () => undefined,
  maxBytes = 32 * mebibyte,
  maxMissingBytes = 4 * mebibyte,
  observe = () => undefined,
}: {
  now: () => number
  observe?: (outcome: PageOutcome) => void
  background?: WaitUntil
  maxBytes?: number
  maxMissingBytes?: number
}): PageCache {
  const sizeCalculation = ({ body }: CachedPage, key: string) =>
    body.identity.length + body.br.length + body.gzip.length + key.length * 2 + 1024
  const found = new LRUCache<string, CachedPage>({ maxSize: maxBytes, sizeCalculation })
  const missing = new LRUCache<string, CachedPage>({ maxSize: maxMissingBytes, sizeCalculation })
  const inFlight = new Map<string, { rendered: Promise<RenderedPage>; startedIn: number }>()
  const recompress = createRecompressor()
  let generation = 0

  const lookUp = (key: string) => found.get(key) ?? missing.get(key)

  /** Pages that are requested more than once are recompressed. */
  function giveAgain(page: CachedPage, outcome: PageOutcome): CachedPage {
    observe(outcome === 'hit' && page.status === 404 ? 'not-found' : outcome)
    const work = recompress(page.body)
    if (work) background(work)
    return page
  }

  function keep(key: string, page: CachedPage): void {
    const [store, other] = page.status === 404 ? [missing, found] : [found, missing]
    other.delete(key)
    store.set(key, page)
  }

  /** Renders a page, or waits for a render of it that is under way. */
  async function render(
    key: string,
    work: () => Promise<RenderedPage>,
  ): Promise<CachedPage | Response> {
    const running = inFlight.get(key)
    // A render that began before the latest news may show what was true before it.
    if (running === undefined || running.startedIn !== generation) {
      return resultOf(await start(key, work))
    }
    const shared = await running.rendered
    return resultOf(isOwn(shared) ? await work() : shared)
  }

  function start(key: string, work: () => Promise<RenderedPage>): Promise<RenderedPage> {
    const startedIn = generation
    const started = { rendered: renderAndKeep(), startedIn }
    inFlight.set(key, started)
    const leave = () => {
      if (inFlight.get(key) === started) inFlight.delete(key)
    }
    background(started.rendered.then(leave, leave))
    return started.rendered

    async function renderAndKeep(): Promise<RenderedPage> {
      const rendered = await work()
      // Overload: the previous page is still good.
      if ('page' in rendered && rendered.page.status === 503) return rendered
      if ('own' in rendered || !rendered.mayKeep) {
        found.delete(key)
        missing.delete(key)
        return rendered
      }
      const { page } = rendered
      const isLatest = inFlight.get(key) === started
      if (isLatest) keep(key, startedIn === generation ? page : outdated(page))
      return rendered
    }
  }

  /** Renders a page for later callers. */
  async function refresh(key: string, work: () => Promise<RenderedPage>): Promise<void> {
    const result = await render(key, work)
    if (result instanceof Response) await result.body?.cancel()
  }

  return {
    async get(key, work) {
      const kept = lookUp(key)
      if (kept && now() < kept.freshUntilMs) return giveAgain(kept, 'hit')
      if (kept && now() < kept.staleUntilMs) {
        refresh(key, work).catch(() => undefined)
        return giveAgain(kept, 'stale')
      }
      observe('miss')
      return render(key, work)
    },
    fresh(key) {
      const kept = lookUp(key)
      return kept && now() < kept.freshUntilMs ? giveAgain(kept, 'hit') : undefined
    },
    bytes: () => found.calculatedSize,
    last: (key) => found.peek(key) ?? missing.peek(key),
    expire(what) {
      generation += 1
      for (const store of [found, missing]) {
        for (const page of store.values()) {
          if (readsOf(page, what)) Object.assign(page, noLonger)
        }
      }
    },
  }
}

const noLonger = { freshUntilMs: 0, staleUntilMs: 0 }

function isOwn(rendered: RenderedPage): boolean {
  return 'own' in rendered || rendered.isPersonal
}

function resultOf(rendered: RenderedPage): CachedPage | Response {
  return 'own' in rendered ? rendered.own : rendered.page
}

/** A page that is only good for those who waited for it. */
function outdated(page: CachedPage): CachedPage {
  return { ...page, ...noLonger }
}

function readsOf({ reads }: CachedPage, what: ExpiredKeys): boolean {
  for (const key of reads) if (isExpired(what, key)) return true
  return false
}
