/**
 * Waits for a promise up to a timeout. The work goes on.
 *
 * @param longestWaitMs - timeout in milliseconds
 * @returns the promise's value; undefined on timeout
 */
export async function waitAtMost<Value>(
  promise: Promise<Value>,
  longestWaitMs: number,
): Promise<Value | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), longestWaitMs)
  })
  try {
    return await Promise.race([promise, late])
  } finally {
    clearTimeout(timer)
  }
}
