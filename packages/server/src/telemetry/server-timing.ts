import type { ReadNote } from './telemetry.ts'

/** The parts of an answer that took time. */
export interface TimedParts {
  /** The reads that it waited for. */
  reads: Pick<ReadNote, 'startedMs' | 'endedMs'>[]
  /** Undefined when no page was made. */
  renderMs: number | undefined
}

/**
 * The header that says what took how long, for a browser's network view.
 *
 * @param answer.isKept - the page was made before
 */
export function serverTiming(
  { reads, renderMs }: TimedParts,
  { startedMs, endedMs, isKept }: { startedMs: number; endedMs: number; isKept: boolean },
): string {
  if (isKept && renderMs === undefined) return cachedTiming
  const count = `${reads.length} ${reads.length === 1 ? 'read' : 'reads'}`
  return [
    `total;dur=${round(endedMs - startedMs)}`,
    ...(renderMs === undefined ? [] : [`render;dur=${round(renderMs)}`]),
    ...(reads.length === 0 ? [] : [`read;dur=${round(spanned(reads))};desc="${count}"`]),
  ].join(', ')
}

/** The same for a page that was made before. */
export const cachedTiming = 'cache;desc=hit'

/** Returns the time during which at least one of them was in progress. */
function spanned(reads: TimedParts['reads']): number {
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
