import { getCurrentRequest } from '../log/request-trace.ts'
import type { Telemetry } from '../telemetry/telemetry.ts'
import type { ReadObserved } from './read-cache.ts'

/** Kinds of keys whose second part names the call. */
const inTwoParts = new Set(['content', 'project'])
const plain = /^[a-z][a-z-]{0,30}$/

/**
 * Returns the name of a read's call, without its arguments: `project:boards` for `project:boards:9f…`. Malformed keys return
 * `'other'`.
 */
export function callName(key: string): string {
  const [kind = '', call = ''] = key.split(':', 2)
  if (!plain.test(kind)) return 'other'
  return inTwoParts.has(kind) && plain.test(call) ? `${kind}:${call}` : kind
}

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
      getCurrentRequest()?.noteRead(note)
  }
}
