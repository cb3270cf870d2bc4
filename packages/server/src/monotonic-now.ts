/**
 * Returns a time in milliseconds since 1970 that never goes back, even when the machine's clock is set. For ages and
 * pauses; a time that other processes or people read is `Date.now()`.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}
