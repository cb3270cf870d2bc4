// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { getTabStorage } from './app-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('returns what this tab stored', () => expect(getTabStorage()).toBe(window.sessionStorage))

it('is undefined if the browser blocks it', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError')
  })
  expect(getTabStorage()).toBeUndefined()
})

it('is undefined on a server', () => {
  vi.stubGlobal('window', undefined)
  expect(getTabStorage()).toBeUndefined()
})
