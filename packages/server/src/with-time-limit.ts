/**
 * Waits for work, but no longer than a time.
 *
 * @param ms - milliseconds
 * @throws Error when the time is over; whatever the work throws before
 */
export async function withTimeLimit<T>(work: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    // Timers run before the responses that arrived while the process was busy: those are read first.
    timer = setTimeout(() => {
      setImmediate(() => reject(new Error(`No answer in ${ms} ms`)))
    }, ms)
  })
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}
