import { analyticsState, type AnalyticsStatus } from './analytics-status.ts'
import type { AnalyticsWindow } from './load-optional.ts'

/** Interval between checks for the analytics script, in ms (Spec §9). */
const analyticsPollMs = 500
/** Asked no longer than half a minute. */
const mostPolls = 60

interface TrackEnvironment {
  window: AnalyticsWindow
  status: () => AnalyticsStatus
  /** Calls back after `ms`. */
  after: (ms: number, call: () => void) => unknown
  log: (line: string) => void
}

/**
 * Sends an event once the analytics script has loaded, polling every 500 ms. If it never loads, logs that and gives up
 * (Spec §8).
 */
export function trackEvent(
  event: Readonly<Record<string, unknown>>,
  environment: TrackEnvironment = browserEnvironment(),
): void {
  let polls = 0
  const attempt = () => {
    const status = environment.status()
    if (status === 'loaded') {
      ;(environment.window.dataLayer ??= []).push(event)
      return
    }
    polls += 1
    if (status === 'failed' || polls > mostPolls) {
      environment.log(`Analytics are missing: ${String(event['event'])} was not counted`)
      return
    }
    environment.after(analyticsPollMs, attempt)
  }
  attempt()
}

function browserEnvironment(): TrackEnvironment {
  return {
    window: window as AnalyticsWindow,
    status: () => analyticsState.status,
    after: (ms, call) => setTimeout(call, ms),
    log: (line) => console.info(line),
  }
}
