import { currentRequest } from '../log/current-request.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { callOf } from './call-of.ts'
import type { ReadObserved } from './read-cache.ts'

/**
 * Returns an observer that forwards a cache's reads to telemetry: upstream calls and cache hits are counted, and
 * waiting times are attributed to their request.
 */
export function observeReads(telemetry: Telemetry): (observed: ReadObserved) => void {
  return ({ of, key, outcome, startedMs, endedMs }) => {
    const note = { call: callOf(key), outcome, startedMs, endedMs }
    const isKept = outcome === 'fresh' || outcome === 'stale' || outcome === 'last-good'
    // Many may wait for one call: it counts once.
    if (of === 'load' || isKept) telemetry.read(note)
    if (of === 'read' && outcome !== 'fresh' && outcome !== 'stale')
      currentRequest()?.noteRead(note)
  }
}
