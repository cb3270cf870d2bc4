// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest'
import { supporterParts } from './supporter-store.ts'
import { createBrowserStore } from './app-store.ts'

const hello = { id: '1', text: 'Hello', theme: 'info' as const }

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it('is kept in this browser [S3.70]', () => {
  const store = createBrowserStore(supporterParts)
  store.set('flash', () => hello)
  expect(JSON.parse(localStorage.getItem('app-state') ?? '')).toEqual({ flash: hello })
  expect(createBrowserStore(supporterParts).get('flash')).toEqual(hello)
})

it('is kept in memory if the browser blocks storage', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No', 'SecurityError')
  })
  const store = createBrowserStore(supporterParts)
  store.set('flash', () => hello)
  expect(store.get('flash')).toEqual(hello)
})
