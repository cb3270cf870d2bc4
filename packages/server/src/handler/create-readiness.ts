export interface ReadinessOptions {
  /** A clock that is never set back, in milliseconds. */
  readonly now: () => number
}

/** Time after a successful check in which no new one starts, in ms. */
const goodMs = 2000
/** Timeout of a check, in ms. Some runtimes end background work with its request. */
const longestMs = 30_000

/**
 * Creates the readiness check of a process. Load balancers time out after a second or two, so while the process is
 * ready, the last result is returned at once and revalidated in the background. A slow source takes no process out of
 * rotation. Before the first check, and after a failed one, the caller waits for a new one. Concurrent callers share a
 * check.
 *
 * @returns a function that takes the check of the home page
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
    // After a failed check, the next caller waits for a new one.
    running.work.catch(() => undefined)
    return true
  }
}
