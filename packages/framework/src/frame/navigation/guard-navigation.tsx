import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'
import type { NavigationGuard } from '@milepost/supporter'
import { navigationGuard, onNavigationGuard } from './navigation-guard.ts'

/** Has the router ask the guard that is set, if any, before each navigation. */
export function GuardNavigation() {
  const guard = useSyncExternalStore(onNavigationGuard, navigationGuard, () => undefined)
  return guard ? <Guarded guard={guard} /> : null
}

function Guarded({ guard }: { guard: NavigationGuard }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    guard.shouldBlock(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    guard.onBlocked({ proceed: blocker.proceed, stay: blocker.reset })
  }, [blocker, guard])
  return null
}
