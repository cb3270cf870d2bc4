// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isSupportedBrowser } from './starter-terms.ts'

// jsdom has no popovers.
beforeEach(() => void Object.assign(HTMLElement.prototype, { popover: null }))
afterEach(() => void Reflect.deleteProperty(HTMLElement.prototype, 'popover'))

it('supports a browser that has promises with resolvers and popovers', () =>
  expect(isSupportedBrowser()).toBe(true))

it('does not support a browser without promises with resolvers', () => {
  const known = Object.getOwnPropertyDescriptor(Promise, 'withResolvers')
  Reflect.deleteProperty(Promise, 'withResolvers')
  const isSupported = isSupportedBrowser()
  Object.defineProperty(Promise, 'withResolvers', known ?? {})
  expect(isSupported).toBe(false)
})

it('does not support a browser without popovers', () => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  expect(isSupportedBrowser()).toBe(false)
})
