/**
 * Returns the time of a monotonic clock, in ms since the Unix epoch. For ages and delays. Use `Date.now()` for times that other
 * processes or people read.
 */
export function getMonotonicTime(): number {
  return performance.timeOrigin + performance.now()
}

/**
 * Registers work that outlives the response to its request, or that other requests wait for. Worker runtimes otherwise cancel a
 * request's pending work when they have sent its response.
 */
export type WaitUntil = (work: Promise<unknown>) => void

/**
 * Awaits a promise with a timeout. The work itself is not cancelled.
 *
 * @param ms - timeout in milliseconds
 * @throws Error on timeout, or the rejection of `work`
 */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
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
