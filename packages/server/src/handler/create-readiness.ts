export interface ReadinessOptions {
  /** A clock that is never set back, in milliseconds. */
  readonly now: () => number
}

/** So long after a check nobody asks again. In milliseconds. */
const goodMs = 2000
/** A check that has not ended after so long is given up: a runtime may end work with its request. In milliseconds. */
const longestMs = 30_000

/**
 * Creates what says whether a process can show its pages. Load balancers wait a second or two for that, so while it can,
 * what was found last is said at once, and looked at again behind it: a source that has become slow takes no process out of
 * the fleet. Before the first check, and after one that failed, the answer is that of a new check. Many who ask at once
 * cause one check.
 *
 * @returns takes what checks whether the home page can be shown
 */
export function createReadiness({
  now,
}: ReadinessOptions): (check: () => Promise<boolean>) => Promise<boolean> {
  let last: { isReady: boolean; atMs: number } | undefined
  let running: { work: Promise<boolean>; startedMs: number } | undefined

  async function look(check: () => Promise<boolean>): Promise<boolean> {
    let isReady = false
    try {
      isReady = await check()
    } finally {
      last = { isReady, atMs: now() }
      running = undefined
    }
    return isReady
  }

  return async (check) => {
    if (last?.isReady && now() - last.atMs < goodMs) return true
    if (running === undefined || now() - running.startedMs >= longestMs) {
      running = { startedMs: now(), work: look(check) }
    }
    if (!last?.isReady) return running.work
    // What a failing check says, the next who asks is told.
    running.work.catch(() => undefined)
    return true
  }
}
