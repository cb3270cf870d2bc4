import { afterEach, expect, it, vi } from 'vitest'
import { isNetworkError, isMissingCodeError, isOffline } from './network-errors.ts'

afterEach(() => vi.unstubAllGlobals())

const missingCode = [
  'Failed to fetch dynamically imported module: https://site.example/assets/page.js',
  'error loading dynamically imported module: https://site.example/assets/page.js',
  'Importing a module script failed.',
]

it.each([
  'Failed to fetch',
  'NetworkError when attempting to fetch resource.',
  'Load failed',
  'network error',
])('knows what a browser says of a lost network: %s', (said) => {
  expect(isNetworkError(new TypeError(said))).toBe(true)
  expect(isMissingCodeError(new TypeError(said))).toBe(false)
})

it.each(missingCode)('reports missing code instead of a lost network while online: %s', (said) => {
  expect(isMissingCodeError(new TypeError(said))).toBe(true)
  expect(isNetworkError(new TypeError(said))).toBe(false)
})

it.each(missingCode)('reports a lost network instead of missing code while offline: %s', (said) => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isNetworkError(new TypeError(said))).toBe(true)
  expect(isMissingCodeError(new TypeError(said))).toBe(false)
})

it('takes no mistake in a page for a lost network', () => {
  expect(isNetworkError(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isNetworkError(new Response(null, { status: 500 }))).toBe(false)
  expect(isNetworkError(undefined)).toBe(false)
})

it('takes a failed request for a lost network where the browser has none', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
  expect(isNetworkError(new TypeError('cancelled'))).toBe(true)
  expect(isNetworkError(new RangeError('too long'))).toBe(false)
})
