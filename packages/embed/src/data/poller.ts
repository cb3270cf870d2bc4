export interface PollerOptions {
  readonly intervalMs: number
  /**
   * Fetches the data once. Must not reject.
   *
   * @returns undefined after a success. After a failure, the delay in ms that the site requested, or 0
   */
  read: (signal: AbortSignal) => Promise<number | undefined>
  /** Returns the time of a monotonic clock, in ms. */
  now: () => number
  /** Returns a random number from 0 to 1, like `Math.random`. */
  random: () => number
}

export interface Poller {
  /** Starts or pauses polling. If a request is due when polling starts, it is sent immediately. */
  setVisible: (isVisible: boolean) => void
  /** Stops polling for good, and aborts a request in progress. */
  stop: () => void
}

const maxWaitMs = 15 * 60_000
const timeoutMs = 10_000

/**
 * Creates a poller, which fetches data while the element is visible. Each failure doubles the interval, up to 15
 * minutes, and the interval is never shorter than the site requests. After a failure, up to 10 % of jitter is added, so
 * that clients do not retry at the same time.
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
