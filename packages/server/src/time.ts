/** Returns a monotonic time in ms since the Unix epoch, for ages and delays. Never store, send or display it. */
export function getMonotonicTime(): number {
  return performance.timeOrigin + performance.now()
}

/** Function that keeps work alive after the response. Worker runtimes otherwise cancel a request's pending work. */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Waits for a promise with a timeout. The work itself is not cancelled.
 *
 * @param ms - timeout in milliseconds
 * @throws Error on timeout, or the rejection of `work`
 */
export async function withTimeout<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // Timers run before pending I/O callbacks. If the event loop was blocked, this lets responses that have already arrived
    // win.
    timer = setTimeout(() => {
      setImmediate(() => reject(new Error(`No response within ${ms} ms`)))
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
