import type { NavigationGuard } from '@milepost/supporter'
import { useEffect, useSyncExternalStore } from 'react'
import { useBlocker } from 'react-router'

let currentGuard: NavigationGuard | undefined
const listeners = new Set<() => void>()

/**
 * Sets the navigation guard, replacing any previous one.
 *
 * @returns a function that removes the guard
 */
export function blockNavigation(guard: NavigationGuard): () => void {
  setGuard(guard)
  return () => {
    if (currentGuard === guard) setGuard(undefined)
  }
}

/** Returns the guard that currently blocks navigation; undefined if there is none. */
export function getNavigationGuard(): NavigationGuard | undefined {
  return currentGuard
}

/**
 * Subscribes to changes of the guard.
 *
 * @returns a function that unsubscribes
 */
export function subscribeToGuard(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

function setGuard(guard: NavigationGuard | undefined) {
  currentGuard = guard
  for (const listener of listeners) listener()
}

/** Blocks navigations of the router while a guard is set. */
export function GuardNavigation() {
  const guard = useSyncExternalStore(subscribeToGuard, getNavigationGuard, () => undefined)
  return guard ? <GuardedNavigation guard={guard} /> : null
}

function GuardedNavigation({ guard }: { guard: NavigationGuard }) {
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    guard.shouldBlock(currentLocation, nextLocation),
  )
  useEffect(() => {
    if (blocker.state !== 'blocked') return
    guard.onBlocked({ proceed: blocker.proceed, stay: blocker.reset })
  }, [blocker, guard])
  return null
}
