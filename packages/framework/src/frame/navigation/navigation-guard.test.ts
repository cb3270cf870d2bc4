import type { NavigationGuard } from '@milepost/supporter'
import { expect, it } from 'vitest'
import { blockNavigation, getNavigationGuard, subscribeToGuard } from './guard-navigation.tsx'

const newGuard = (): NavigationGuard => ({ shouldBlock: () => true, onBlocked: () => undefined })

it('blocks navigations until it is removed, and reports both', () => {
  let calls = 0
  const end = subscribeToGuard(() => (calls += 1))
  const guard = newGuard()
  const unblock = blockNavigation(guard)
  expect(getNavigationGuard()).toBe(guard)
  expect(calls).toBe(1)
  unblock()
  expect(getNavigationGuard()).toBeUndefined()
  expect(calls).toBe(2)
  end()
  blockNavigation(guard)()
  expect(calls).toBe(2)
})

it('is replaced by a second guard, which the first one does not remove', () => {
  const second = newGuard()
  const unblockFirst = blockNavigation(newGuard())
  const unblockSecond = blockNavigation(second)
  unblockFirst()
  expect(getNavigationGuard()).toBe(second)
  unblockSecond()
  expect(getNavigationGuard()).toBeUndefined()
})
