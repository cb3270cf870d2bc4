import { performance } from 'node:perf_hooks'

export interface RenderTurnsOptions {
  /** Maximum number of concurrent renders of one site. Most of them wait for reads. @default 64 */
  atOnce?: number
  /** Maximum number while the event loop is busy, because each further one slows down all sites. @default 1 */
  atOnceWhenBusy?: number
  /** Says whether the process has no time left. @default whether it computed for 9 of the last 10 moments */
  isBusy?: () => boolean
  /** Maximum queue length. @default 256 */
  waiting?: number
  /** Maximum time to wait for a turn, in milliseconds: longer than that, a visitor is better told to try again. @default 10,000 */
  longestWaitMs?: number
}

/** Gives the sites of a process their turns to render, one after the other. */
export interface RenderTurns {
  /** The turns of one more site. */
  ofSite: () => SiteTurns
}

export interface SiteTurns {
  /**
   * Does work when it is this site's turn.
   *
   * @returns what the work gives; undefined if too much waits already or it waited too long, and the work is not done
   */
  take<T>(work: () => Promise<T>): Promise<T | undefined>
}

interface Site {
  readonly starts: (() => void)[]
  running: number
}

/**
 * Schedules the renders of a process's sites: each turn of the event loop starts one render per site. An overloaded
 * site, or one whose platform hangs, delays only its own visitors.
 */
export function createRenderTurns({
  atOnce = 64,
  atOnceWhenBusy = 1,
  waiting = 256,
  longestWaitMs = 10_000,
  isBusy = createBusyWatch(),
}: RenderTurnsOptions = {}): RenderTurns {
  /** The sites with work to start, in the order of their turns. */
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
    ofSite() {
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

/** Interval of load checks, in ms. */
const watchMs = 100
const busyPart = 0.9

/** Creates what says whether the event loop computed for most of the last moments, and waited for nothing. */
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
