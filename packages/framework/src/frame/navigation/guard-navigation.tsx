import type { NavigationGuard } from '@milepost/supporter'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'

let current: NavigationGuard | undefined
const listeners = new Set<() => void>()

/**
 * Sets a navigation guard, replacing any other.
 *
 * @returns a function that removes the guard
 */
export function blockNavigation(guard: NavigationGuard): () => void {
  set(guard)
  return () => {
    if (current === guard) set(undefined)
  }
}

/** Returns the guard that currently blocks navigation; undefined if there is none. */
export function getNavigationGuard(): NavigationGuard | undefined {
  return current
}

/**
 * Subscribes to changes of the guard.
 *
 * @returns a function that unsubscribes
 */
export function onNavigationGuard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function set(guard: NavigationGuard | undefined) {
  current = guard
  for (const listener of listeners) listener()
}

/** Lets the current guard, if any, block navigations of the router. */
export function GuardNavigation() {
  const guard = useSyncExternalStore(onNavigationGuard, getNavigationGuard, () => undefined)
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
