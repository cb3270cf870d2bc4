import { fetchSession } from './fetch-session.ts'
import { refreshCredentials } from './refresh-credentials.ts'
import type { ArrivalData, SessionScope } from './session-scope.ts'

/** Interval between checks for an expired token, in ms (Spec §4). */
const refreshCheckMs = 30_000

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
export function keepSessionCurrent(
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

/** Timers of this tab, and callbacks when it becomes visible, focused or online. */
export const browserTabClock: TabClock = {
  every(delayMs, call) {
    const timer = setInterval(call, delayMs)
    return () => clearInterval(timer)
  },
  onReturn(call) {
    const look = () => {
      if (document.visibilityState === 'visible') call()
    }
    document.addEventListener('visibilitychange', look)
    window.addEventListener('focus', look)
    window.addEventListener('online', look)
    return () => {
      document.removeEventListener('visibilitychange', look)
      window.removeEventListener('focus', look)
      window.removeEventListener('online', look)
    }
  },
}

/** Query parameters that prefill form fields, with the names of the fields. */
const prefilledFieldByParameter: Readonly<Record<string, string>> = {
  first_name: 'firstName',
  last_name: 'lastName',
  email: 'email',
  phone: 'phone',
  page_name: 'pageName',
  target: 'target',
}

/** Maximum length of a value, in characters. The longest field has this limit. */
const maxValueLength = 255

/**
 * Parses the visitor's data in a query: values for form fields (`first_name`, `last_name`, `email`, `phone`, `page_name`,
 * `target`), charity (`charity`), inviting team (`team`) and campaign (`utm_…`). Undefined if there is none.
 */
export function parseArrivalQuery(search: string): ArrivalData | undefined {
  const query = new URLSearchParams(search)
  const entries = [...query].map(
    ([key, value]) => [key, value.trim().slice(0, maxValueLength)] as const,
  )
  const filled = entries.filter(([, value]) => value !== '')
  const fields = filled.flatMap(([key, value]) => {
    const field = Object.hasOwn(prefilledFieldByParameter, key)
      ? prefilledFieldByParameter[key]
      : undefined
    return field === undefined ? [] : [[field, value] as const]
  })
  const utm = filled.filter(([key]) => /^utm_[a-z_]{1,30}$/.test(key)).slice(0, 10)
  const [charity, team] = ['charity', 'team'].map(
    (key) => filled.find(([name]) => name === key)?.[1],
  )
  const facts: ArrivalData = {
    ...(fields.length > 0 && { prefilledFields: Object.fromEntries(fields) }),
    ...(utm.length > 0 && { utmParams: Object.fromEntries(utm) }),
    ...(charity !== undefined && { charity }),
    ...(team !== undefined && /^[\w-]+$/.test(team) && { preselectedTeam: team }),
  }
  return Object.keys(facts).length > 0 ? facts : undefined
}
