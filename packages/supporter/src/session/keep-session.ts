import { fetchSession } from './fetch-session.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'

/** Spec §4: how often it is looked whether the token has reached its expiry. */
export const refreshCheckMs = 30_000

/** Timers and visibility events of a tab. */
export interface TabClock {
  /** Calls back again and again; returns what ends it. */
  readonly every: (delayMs: number, call: () => void) => () => void
  /** Subscribes to the tab becoming visible; returns a function that unsubscribes. */
  readonly onReturn: (call: () => void) => () => void
}

/**
 * Keeps a session current while the user is signed in: refetches it when a visit begins, and checks the token every 30
 * seconds and when the tab becomes visible, because timers sleep in background tabs.
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
