import type { NavigationGuard } from '@milepost/supporter'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'

let current: NavigationGuard | undefined
const listeners = new Set<() => void>()

/** Stops navigations until the function that it returns is called; a second guard takes the first one's place. */
export function blockNavigation(guard: NavigationGuard): () => void {
  set(guard)
  return () => {
    if (current === guard) set(undefined)
  }
}

/** Returns the guard that currently blocks navigation; undefined if there is none. */
export function navigationGuard(): NavigationGuard | undefined {
  return current
}

/** Calls back when another guard is set, or none. Returns what ends it. */
export function onNavigationGuard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(guard: NavigationGuard | undefined) {
  current = guard
  for (const listener of listeners) listener()
}

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
