import type { ReadNote } from './telemetry.ts'

/** Timed parts of a response. */
export interface TimedParts {
  /** Reads that the response waited for. */
  reads: Pick<ReadNote, 'startedMs' | 'endedMs'>[]
  /** Undefined if nothing was rendered. */
  renderMs: number | undefined
}

/**
 * Returns the `Server-Timing` header of a response.
 *
 * @param answer.isKept - whether the page may be from the cache
 */
export function formatServerTiming(
  { reads, renderMs }: TimedParts,
  { startedMs, endedMs, isKept }: { startedMs: number; endedMs: number; isKept: boolean },
): string {
  if (isKept && renderMs === undefined) return cachedTiming
  const count = `${reads.length} ${reads.length === 1 ? 'read' : 'reads'}`
  return [
    `total;dur=${round(endedMs - startedMs)}`,
    ...(renderMs === undefined ? [] : [`render;dur=${round(renderMs)}`]),
    ...(reads.length === 0 ? [] : [`read;dur=${round(getSpannedTime(reads))};desc="${count}"`]),
  ].join(', ')
}

/** `Server-Timing` of a cached page. */
export const cachedTiming = 'cache;desc=hit'

/** Returns the total time in ms during which at least one read was in progress. */
function getSpannedTime(reads: TimedParts['reads']): number {
  let totalMs = 0
  let untilMs = -Infinity
  for (const { startedMs, endedMs } of reads.toSorted((a, b) => a.startedMs - b.startedMs)) {
    totalMs += Math.max(0, endedMs - Math.max(startedMs, untilMs))
    untilMs = Math.max(untilMs, endedMs)
  }
  return totalMs
}

function round(ms: number): number {
  return Math.round(ms * 10) / 10
}
