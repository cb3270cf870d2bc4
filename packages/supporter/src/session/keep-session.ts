import { fetchSession } from './fetch-session.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { SessionScope } from './session-scope.ts'

/** Spec §4: how often it is looked whether the token has reached its expiry. */
export const refreshCheckMs = 30_000

/** Timers of a tab, and how it learns that somebody looks at it again. */
export interface TabClock {
  /** Calls back again and again; returns what ends it. */
  readonly every: (delayMs: number, call: () => void) => () => void
  /** Calls back whenever somebody looks at the tab again; returns what ends it. */
  readonly onReturn: (call: () => void) => () => void
}

/**
 * Keeps a session up while somebody is signed in: reads it anew when a visit begins, and checks the
 * token every 30 seconds and when the tab is looked at again, because timers sleep with it.
 *
 * @returns what ends it
 */
export function keepSession(
  scope: SessionScope,
  { clock, isVisitBeginning }: { clock: TabClock; isVisitBeginning: boolean },
): () => void {
  const check = () => void refreshCredentials(scope)
  // What is stored is shown meanwhile, and stays when it cannot be read anew.
  if (isVisitBeginning) fetchSession(scope).catch(() => undefined)
  else check()
  const stops = [clock.every(refreshCheckMs, check), clock.onReturn(check)]
  return () => {
    for (const stop of stops) stop()
  }
}
