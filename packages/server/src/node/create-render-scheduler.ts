import { performance } from 'node:perf_hooks'

export interface RenderSchedulerOptions {
  /** Maximum number of concurrent renders per site. Most of them wait for reads. @default 64 */
  maxConcurrent?: number
  /** Maximum number of concurrent renders per site while the event loop is overloaded. @default 1 */
  maxConcurrentWhenBusy?: number
  /** Returns whether the event loop is overloaded. @default busy for more than 90 % of the last 100 ms */
  isBusy?: () => boolean
  /** Maximum number of queued renders per site. @default 256 */
  maxQueued?: number
  /** Maximum time in the queue, in ms. @default 10,000 */
  maxWaitMs?: number
}

/** Scheduler that shares rendering time fairly between the sites of a process. */
export interface RenderScheduler {
  /** Creates the scheduler of one site. */
  forSite: () => SiteScheduler
}

export interface SiteScheduler {
  /**
   * Runs a render when it is the site's turn.
   *
   * @returns the result of `work`; undefined if the queue is full or the wait was too long, in which case `work` is not called
   */
  run<T>(work: () => Promise<T>): Promise<T | undefined>
}

interface SiteQueue {
  readonly starts: (() => void)[]
  running: number
}

/**
 * Creates a render scheduler. It starts at most one render per site in each turn of the event loop, so an overloaded site, or
 * one whose platform hangs, delays only its own visitors.
 */
export function createRenderScheduler({
  maxConcurrent = 64,
  maxConcurrentWhenBusy = 1,
  maxQueued = 256,
  maxWaitMs = 10_000,
  isBusy = createBusyCheck(),
}: RenderSchedulerOptions = {}): RenderScheduler {
  /** Sites with renders to start, in round-robin order. */
  const ready = new Set<SiteQueue>()
  let isScheduled = false
  const mayStart = ({ running }: SiteQueue) =>
    running < (isBusy() ? maxConcurrentWhenBusy : maxConcurrent)

  function schedule(): void {
    if (isScheduled || ready.size === 0) return
    isScheduled = true
    setImmediate(() => {
      isScheduled = false
      for (const site of ready) startNext(site)
      schedule()
    })
  }

  function startNext(site: SiteQueue): void {
    if (mayStart(site)) site.starts.shift()?.()
    if (site.starts.length === 0 || !mayStart(site)) ready.delete(site)
  }

  async function run<T>(site: SiteQueue, work: () => Promise<T>): Promise<T> {
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
      const site: SiteQueue = { starts: [], running: 0 }
      return {
        async run(work) {
          if (site.starts.length >= maxQueued) return undefined
          return new Promise((resolve, reject) => {
            const start = () => {
              clearTimeout(timer)
              void run(site, work).then(resolve, reject)
            }
            const timer = setTimeout(() => {
              site.starts.splice(site.starts.indexOf(start), 1)
              resolve(undefined)
            }, maxWaitMs)
            site.starts.push(start)
            ready.add(site)
            schedule()
          })
        },
      }
    },
  }
}

const sampleIntervalMs = 100
const busyThreshold = 0.9

/** Creates a function that returns whether the event loop was overloaded in the last sample interval. */
function createBusyCheck(): () => boolean {
  let before = performance.eventLoopUtilization()
  let lookedMs = performance.now()
  let isBusy = false
  return () => {
    const nowMs = performance.now()
    if (nowMs - lookedMs >= sampleIntervalMs) {
      isBusy = performance.eventLoopUtilization(before).utilization > busyThreshold
      before = performance.eventLoopUtilization()
      lookedMs = nowMs
    }
    return isBusy
  }
}
