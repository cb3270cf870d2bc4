// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { getTabStorage } from './app-store.ts'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it('is what this tab remembers', () => expect(getTabStorage()).toBe(window.sessionStorage))

it('is nothing where the browser refuses it', () => {
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError')
  })
  expect(getTabStorage()).toBeUndefined()
})

it('is nothing on a server', () => {
  vi.stubGlobal('window', undefined)
  expect(getTabStorage()).toBeUndefined()
})
