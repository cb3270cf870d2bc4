import { getCurrentRequest } from '../log/request-trace.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { ObservedRead } from './read-cache.ts'

/** Key prefixes that are followed by the name of the call. */
const twoPartKinds = new Set(['content', 'project'])
const namePattern = /^[a-z][a-z-]{0,30}$/

/** Returns the call of a key: `project:boards` for `project:boards:9f…`, and `'other'` for malformed keys. */
export function getCallName(key: string): string {
  const [kind = '', call = ''] = key.split(':', 2)
  if (!namePattern.test(kind)) return 'other'
  return twoPartKinds.has(kind) && namePattern.test(call) ? `${kind}:${call}` : kind
}

/**
 * Creates an observer for `createReadCache` that records upstream calls and cache hits in the metrics, and the reads that the
 * current request waited for in its trace.
 */
export function createReadObserver(telemetry: Telemetry): (observed: ObservedRead) => void {
  return ({ of, key, outcome, startedMs, endedMs }) => {
    const note = { call: getCallName(key), outcome, startedMs, endedMs }
    const isKept = outcome === 'fresh' || outcome === 'stale' || outcome === 'last-good'
    // Concurrent reads share an upstream call, which counts once.
    if (of === 'load' || isKept) telemetry.read(note)
    if (of === 'read' && outcome !== 'fresh' && outcome !== 'stale')
      getCurrentRequest()?.recordRead(note)
  }
}
