/**
 * Returns the time in ms since the Unix epoch, from a clock that never goes back, even if the system clock is changed. For ages
 * and delays. Use `Date.now()` for times that other processes or people read.
 */
export function monotonicNow(): number {
  return performance.timeOrigin + performance.now()
}
