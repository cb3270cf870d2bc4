import { performance } from 'node:perf_hooks'

/**
 * Measures how busy this process is.
 *
 * @returns the share of time since the last call in which the event loop was busy, from 0 to 1
 */
export function createLoadMeter(): () => number {
  let last = performance.eventLoopUtilization()
  return () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, last)
    last = now
    return utilization
  }
}
