import { fetchSession } from './fetch-session.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'

/** Interval between checks for an expired token, in ms (Spec §4). */
export const refreshCheckMs = 30_000

/** Timers and visibility events of a tab. */
export interface TabClock {
  /** Calls back at an interval. Returns a function that stops it. */
  readonly every: (delayMs: number, call: () => void) => () => void
  /** Subscribes to the tab becoming visible; returns a function that unsubscribes. */
  readonly onReturn: (call: () => void) => () => void
}

/**
 * Keeps a session current while the user is signed in: refetches it at the start of a visit, and checks the token every 30 s
 * and when the tab becomes visible, because browsers throttle timers of background tabs.
 *
 * @returns a function that stops it
 */
export function keepSession(
  scope: SessionScope,
  { clock, isVisitBeginning }: { clock: TabClock; isVisitBeginning: boolean },
): () => void {
  const check = () => void refreshCredentials(scope)
  // The stored session is shown meanwhile, and stays if the refetch fails.
  if (isVisitBeginning) fetchSession(scope).catch(() => undefined)
  else check()
  const stops = [clock.every(refreshCheckMs, check), clock.onReturn(check)]
  return () => {
    for (const stop of stops) stop()
  }
}
