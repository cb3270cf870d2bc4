export interface PollerOptions {
  readonly intervalMs: number
  /**
   * Reads once, without throwing.
   *
   * @returns undefined after a good reading; after another how long the other side asks to be left alone, in milliseconds
   */
  read: (signal: AbortSignal) => Promise<number | undefined>
  /** A clock that never goes back, in milliseconds. */
  now: () => number
  /** From 0 to 1. */
  random: () => number
}

export interface Poller {
  /** Reads while it is seen, at once when a reading is due. */
  setSeen: (isSeen: boolean) => void
  /** Ends for good, and with it a reading that is under way. */
  stop: () => void
}

const longestWaitMs = 15 * 60_000
/** An answer that takes longer is given up. */
const patienceMs = 10_000

/**
 * Reads again and again while somebody can see the outcome. After a reading that failed it waits twice as long each time, up to
 * fifteen minutes, and never less than the other side asked for. Waits after a failure differ by up to a tenth, so that a
 * thousand pages do not come back in the same second.
 */
export function createPoller({ intervalMs, read, now, random }: PollerOptions): Poller {
  let [isSeen, failures, dueAtMs] = [false, 0, now()]
  let timer: ReturnType<typeof setTimeout> | undefined
  let reading: AbortController | undefined
  let isStopped = false

  const plan = () => {
    clearTimeout(timer)
    if (!isSeen || isStopped || reading !== undefined) return
    timer = setTimeout(() => void readOnce(), Math.max(0, dueAtMs - now()))
  }

  const readOnce = async () => {
    const under = new AbortController()
    reading = under
    const patience = setTimeout(() => under.abort(), patienceMs)
    const retryAfterMs = await read(under.signal)
    clearTimeout(patience)
    reading = undefined
    failures = retryAfterMs === undefined ? 0 : failures + 1
    const usualMs = Math.max(intervalMs, Math.min(intervalMs * 2 ** failures, longestWaitMs))
    const spread = failures && random() / 10
    dueAtMs = now() + Math.max(usualMs, retryAfterMs ?? 0) * (1 + spread)
    plan()
  }

  return {
    setSeen(value) {
      isSeen = value
      plan()
    },
    stop() {
      isStopped = true
      clearTimeout(timer)
      reading?.abort()
    },
  }
}
