export interface PollerOptions {
  readonly intervalMs: number
  /**
   * Reads once. Must not reject.
   *
   * @returns undefined after a success. After a failure, the requested delay in ms, or 0
   */
  read: (signal: AbortSignal) => Promise<number | undefined>
  /** Monotonic clock, in ms. */
  now: () => number
  /** Returns a random number from 0 to 1. */
  random: () => number
}

export interface Poller {
  /** Starts or pauses polling. Reads immediately if a read is due. */
  setVisible: (isVisible: boolean) => void
  /** Stops permanently and aborts a read in progress. */
  stop: () => void
}

const maxWaitMs = 15 * 60_000
const timeoutMs = 10_000

/**
 * Polls while the result is visible. Each failure doubles the wait, up to 15 minutes, and the wait is never shorter
 * than the site requested. Waits after a failure get up to 10 % of jitter, so that clients do not retry at the same
 * time.
 */
export function createPoller({ intervalMs, read, now, random }: PollerOptions): Poller {
  let [isVisible, failures, dueAtMs] = [false, 0, now()]
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: AbortController | undefined
  let isStopped = false

  const plan = () => {
    clearTimeout(timer)
    if (!isVisible || isStopped || reading !== undefined) return
    timer = setTimeout(() => void readOnce(), Math.max(0, dueAtMs - now()))
  }

  const readOnce = async () => {
    const controller = new AbortController()
    reading = controller
    const patience = setTimeout(() => controller.abort(), timeoutMs)
    const retryAfterMs = await read(controller.signal)
    clearTimeout(patience)
    reading = undefined
    failures = retryAfterMs === undefined ? 0 : failures + 1
    const backoffMs = Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, maxWaitMs))
    const spread = failures && random() / 10
    dueAtMs = now() + Math.max(backoffMs, retryAfterMs ?? 0) * (1 + spread)
    plan()
  }

  return {
    setVisible(value) {
      isVisible = value
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      reading?.abort()
    },
  }
}
