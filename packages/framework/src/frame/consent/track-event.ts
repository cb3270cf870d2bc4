import { analyticsState, type AnalyticsStatus } from './analytics-status.ts'
import type { AnalyticsWindow } from './load-optional.ts'

/** How often it is asked whether analytics are there (Spec §9). */
const analyticsPollMs = 500
/** Asked no longer than half a minute. */
const mostPolls = 60

interface TrackEnvironment {
  window: AnalyticsWindow
  status: () => AnalyticsStatus
  /** Calls back after so many milliseconds. */
  after: (ms: number, call: () => void) => unknown
  log: (line: string) => void
}

/**
 * Tells analytics of an event as soon as they are there, asking every 500 ms. Where they are missing,
 * that is logged and the site goes on (Spec §8).
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
