import { analyticsState, type AnalyticsStatus } from './analytics-status.ts'
import type { AnalyticsWindow } from './load-optional.ts'

/** Interval between checks for the analytics script, in ms (Spec §9). */
const analyticsPollMs = 500
/** Maximum number of checks, so that polling stops after half a minute. */
const maxPolls = 60

interface TrackingEnvironment {
  window: AnalyticsWindow
  status: () => AnalyticsStatus
  /** Schedules a callback after `ms` milliseconds. */
  after: (ms: number, call: () => void) => unknown
  log: (line: string) => void
}

/**
 * Sends an event as soon as the analytics script has loaded. If the script fails or takes too long, the event is dropped and
 * logged (Spec §8).
 */
export function trackEvent(
  event: Readonly<Record<string, unknown>>,
  environment: TrackingEnvironment = createBrowserEnvironment(),
): void {
  let polls = 0
  const attempt = () => {
    const status = environment.status()
    if (status === 'loaded') {
      ;(environment.window.dataLayer ??= []).push(event)
      return
    }
    polls += 1
    if (status === 'failed' || polls > maxPolls) {
      environment.log(`Analytics did not load. Event not sent: ${String(event['event'])}`)
      return
    }
    environment.after(analyticsPollMs, attempt)
  }
  attempt()
}

function createBrowserEnvironment(): TrackingEnvironment {
  return {
    window: window as AnalyticsWindow,
    status: () => analyticsState.status,
    after: (ms, call) => setTimeout(call, ms),
    log: (line) => console.info(line),
  }
}
