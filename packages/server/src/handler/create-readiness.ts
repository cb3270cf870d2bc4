export interface ReadinessOptions {
  /** Clock that never goes back, in milliseconds. */
  readonly now: () => number
}

/** Time in which a successful check is not repeated, in ms. */
const goodMs = 2000
/** Time after which a pending check is abandoned, in ms. Some runtimes cancel background work at the end of its request. */
const timeoutMs = 30_000

/**
 * Creates the readiness check of a process. Load balancers time out after a second or two. So if the last check succeeded, the
 * process stays ready while a new check runs in the background, and a slow source takes no process out of rotation. Before the
 * first check and after a failed one, callers wait for the result. Concurrent callers share a check.
 *
 * @returns a function that takes the check, such as a render of the home page
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
    if (running === undefined || now() - running.startedMs >= timeoutMs) {
      running = { startedMs: now(), work: look(check) }
    }
    if (!last?.isReady) return running.work
    // If the check fails, the next caller waits for a new one.
    running.work.catch(() => undefined)
    return true
  }
}
