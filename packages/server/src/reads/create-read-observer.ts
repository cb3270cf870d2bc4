import { currentRequest } from '../log/current-request.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import { callName } from './call-name.ts'
import type { ReadObserved } from './read-cache.ts'

/**
 * Returns an observer for `createReadCache` that records upstream calls and cache hits in the metrics, and waiting times in the
 * trace of the current request.
 */
export function createReadObserver(telemetry: Telemetry): (observed: ReadObserved) => void {
  return ({ of, key, outcome, startedMs, endedMs }) => {
    const note = { call: callName(key), outcome, startedMs, endedMs }
    const isKept = outcome === 'fresh' || outcome === 'stale' || outcome === 'last-good'
    // Concurrent reads share an upstream call, which counts once.
    if (of === 'load' || isKept) telemetry.read(note)
    if (of === 'read' && outcome !== 'fresh' && outcome !== 'stale')
      currentRequest()?.noteRead(note)
  }
}
