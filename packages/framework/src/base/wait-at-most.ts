/**
 * Waits for a promise, but not for long.
 *
 * @param longestWaitMs - in milliseconds
 * @returns what it gives; undefined where that takes longer
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
