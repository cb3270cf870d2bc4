import type { RecordedRead } from './telemetry.ts'

/** Measured parts of a response. */
export interface TimedParts {
  /** Reads that the response waited for. */
  reads: Pick<RecordedRead, 'startedMs' | 'endedMs'>[]
  /** Duration of the render, in ms. Undefined if nothing was rendered. */
  renderMs: number | undefined
}

/**
 * Returns the `Server-Timing` header of a response.
 *
 * @param answer.isKept - whether to report the cache status
 */
export function formatServerTiming(
  { reads, renderMs }: TimedParts,
  { startedMs, endedMs, isKept }: { startedMs: number; endedMs: number; isKept: boolean },
): string {
  if (isKept && renderMs === undefined) return cacheHitTiming
  const count = `${reads.length} ${reads.length === 1 ? 'read' : 'reads'}`
  return [
    `total;dur=${roundToTenth(endedMs - startedMs)}`,
    ...(renderMs === undefined ? [] : [`render;dur=${roundToTenth(renderMs)}`]),
    ...(reads.length === 0
      ? []
      : [`read;dur=${roundToTenth(getTotalDuration(reads))};desc="${count}"`]),
  ].join(', ')
}

/** `Server-Timing` header of a page from the cache. */
export const cacheHitTiming = 'cache;desc=hit'

/** Returns the total time in ms during which at least one read was in progress. */
function getTotalDuration(reads: TimedParts['reads']): number {
  let totalMs = 0
  let untilMs = -Infinity
  for (const { startedMs, endedMs } of reads.toSorted((a, b) => a.startedMs - b.startedMs)) {
    totalMs += Math.max(0, endedMs - Math.max(startedMs, untilMs))
    untilMs = Math.max(untilMs, endedMs)
  }
  return totalMs
}

function roundToTenth(ms: number): number {
  return Math.round(ms * 10) / 10
}
