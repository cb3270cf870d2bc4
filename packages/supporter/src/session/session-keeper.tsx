import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useHost } from '../host/host-context.ts'
import { isLoggedIn } from './roles.ts'
import type { Session } from '../browser-store/session.ts'
import { getTabStorage } from '../browser-store/app-store.ts'
import { useSession, useSessionScope } from './use-session.ts'

const PageSwitcher = lazy(() => import('./page-switcher.tsx'))

/**
 * Keeps the session current, and shows the page switcher to users with several pages. For anonymous visitors it loads nothing,
 * unless the URL contains data to store.
 */
export function SessionKeeper() {
  const session = useSession()
  const scope = useSessionScope()
  const { store } = useHost()
  const isSignedIn = isLoggedIn(session)
  const [isPutOff, setPutOff] = useState(false)
  const isStored = useRef<boolean>(undefined)

  useEffect(() => {
    // Without such parameters, nothing is loaded.
    const arrivals = takeArrivalQueries(getTabStorage(), location.search)
    if (arrivals.length === 0) return
    void (async () => {
      const [{ parseArrivalQuery }, { change }] = await Promise.all([
        import('./keep-session-current.ts'),
        scope(),
      ])
      for (const facts of arrivals.map(parseArrivalQuery)) {
        if (facts) change({ type: 'arrived', facts })
      }
    })()
  }, [scope])

  useEffect(() => {
    // Refetch only a session that was stored before this visit. A sign-in loads its own session, in any tab.
    isStored.current ??= store().get('session').user !== undefined
    if (!isSignedIn) return undefined
    let stop: (() => void) | undefined
    let isOver = false
    void (async () => {
      const [{ keepSessionCurrent, browserTabClock }, ready] = await Promise.all([
        import('./keep-session-current.ts'),
        scope(),
      ])
      if (isOver) return
      const isVisitBeginning = isStored.current === true
      isStored.current = false
      stop = keepSessionCurrent(ready, { clock: browserTabClock, isVisitBeginning })
    })()
    return () => {
      isOver = true
      stop?.()
    }
  }, [isSignedIn, scope, store])

  return needsPageChoice(session) && !isPutOff ? (
    <Suspense fallback={null}>
      <PageSwitcher onLater={() => setPutOff(true)} />
    </Suspense>
  ) : null
}

/** Whether the user has several active pages, and has selected none (Spec §2). */
function needsPageChoice(session: Session): boolean {
  return (
    isLoggedIn(session) &&
    session.page === undefined &&
    session.pages.filter(({ data }) => data.active).length > 1
  )
}

/** Key under which `starter.ts` stores the campaign parameters of the first page, if the application does not start there. */
const arrivalStorageKey = 'milepost:arrival'

/** Query parameters with data about the visitor, as parsed by `parseArrivalQuery`. */
const arrivalQueryPattern = /[?&](utm_|charity=|team=|\w+_name=|email=|phone=|target=)/

/**
 * Returns queries with data about the visitor: the stored one, which is then removed, and the current one. Empty if there are
 * none.
 *
 * @param storage - `sessionStorage`, if available
 * @param search - query of the current URL
 */
export function takeArrivalQueries(
  storage: Pick<Storage, 'getItem' | 'removeItem'> | undefined,
  search: string,
): string[] {
  return [takeStoredQuery(storage), search].filter((query) => arrivalQueryPattern.test(query))
}

function takeStoredQuery(storage: Pick<Storage, 'getItem' | 'removeItem'> | undefined): string {
  try {
    const kept = storage?.getItem(arrivalStorageKey) ?? ''
    if (kept !== '') storage?.removeItem(arrivalStorageKey)
    return kept
  } catch {
    return ''
  }
}
