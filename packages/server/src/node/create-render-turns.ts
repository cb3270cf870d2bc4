import { performance } from 'node:perf_hooks'

export interface RenderTurnsOptions {
  /** Maximum number of concurrent renders per site. Most of them wait for reads. @default 64 */
  atOnce?: number
  /**
   * Maximum number of concurrent renders per site while the event loop is busy, because each one slows down all sites. @default
   * 1
   */
  atOnceWhenBusy?: number
  /** Whether the event loop is overloaded. @default busy for more than 90 % of the last 100 ms */
  isBusy?: () => boolean
  /** Maximum number of queued renders per site. @default 256 */
  waiting?: number
  /** Maximum time in the queue, in ms. After that, the caller should ask the visitor to retry. @default 10,000 */
  longestWaitMs?: number
}

/** Fair scheduler of the renders of a process's sites. */
export interface RenderTurns {
  /** Adds a site. */
  forSite: () => SiteTurns
}

export interface SiteTurns {
  /**
   * Runs a render when it is this site's turn.
   *
   * @returns the result of `work`; undefined if the queue is full or the wait too long. `work` is not called then
   */
  take<T>(work: () => Promise<T>): Promise<T | undefined>
}

interface Site {
  readonly starts: (() => void)[]
  running: number
}

/**
 * Creates the render scheduler. Each turn of the event loop starts at most one render per site, so an overloaded site, or one
 * whose platform hangs, delays only its own visitors.
 */
export function createRenderTurns({
  atOnce = 64,
  atOnceWhenBusy = 1,
  waiting = 256,
  longestWaitMs = 10_000,
  isBusy = createBusyWatch(),
}: RenderTurnsOptions = {}): RenderTurns {
  /** Sites with renders to start, in round-robin order. */
  const ready = new Set<Site>()
  let isScheduled = false
  const mayStart = ({ running }: Site) => running < (isBusy() ? atOnceWhenBusy : atOnce)

  function schedule(): void {
    if (isScheduled || ready.size === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (const site of ready) startNext(site)
      schedule()
    })
  }

  function startNext(site: Site): void {
    if (mayStart(site)) site.starts.shift()?.()
    if (site.starts.length === 0 || !mayStart(site)) ready.delete(site)
  }

  async function run<T>(site: Site, work: () => Promise<T>): Promise<T> {
    site.running += 1
    try {
      return await work()
    } finally {
      site.running -= 1
      if (site.starts.length > 0) ready.add(site)
      schedule()
    }
  }

  return {
    forSite() {
      const site: Site = { starts: [], running: 0 }
      return {
        async take(work) {
          if (site.starts.length >= waiting) return undefined
          return new Promise((resolve, reject) => {
            const start = () => {
              clearTimeout(timer)
              void run(site, work).then(resolve, reject)
            }
            const timer = setTimeout(() => {
              site.starts.splice(site.starts.indexOf(start), 1)
              resolve(undefined)
            }, longestWaitMs)
            site.starts.push(start)
            ready.add(site)
            schedule()
          })
        },
      }
    },
  }
}

/** Interval between load measurements, in ms. */
const watchMs = 100
const busyPart = 0.9

/** Creates a function that returns whether the event loop was more than 90 % busy in the last measured interval. */
function createBusyWatch(): () => boolean {
  let before = performance.eventLoopUtilization()
  let lookedMs = performance.now()
  let isBusy = false
  return () => {
    const nowMs = performance.now()
    if (nowMs - lookedMs >= watchMs) {
      isBusy = performance.eventLoopUtilization(before).utilization > busyPart
      before = performance.eventLoopUtilization()
      lookedMs = nowMs
    }
    return isBusy
  }
}
