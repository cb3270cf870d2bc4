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
])('recognises a browser’s message about a lost network: %s', (said) => {
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

it('treats no programming error as a lost network', () => {
  expect(isNetworkError(new TypeError('Cannot read properties of undefined'))).toBe(false)
  expect(isNetworkError(new Response(null, { status: 500 }))).toBe(false)
  expect(isNetworkError(undefined)).toBe(false)
})

it('treats a failed request as a lost network while the browser is offline', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isOffline()).toBe(true)
  expect(isNetworkError(new TypeError('cancelled'))).toBe(true)
  expect(isNetworkError(new RangeError('too long'))).toBe(false)
})
