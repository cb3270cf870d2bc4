// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, it, vi } from 'vitest'
import { useRaisedSince } from './overlay-screen.tsx'

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

it.each([
  ['without a stream', '', 'none'],
  ['with a stream', 'friday', '0'],
])('renders %s if the browser blocks storage', async (_, stream, text) => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError')
  })
  function Probe() {
    return useRaisedSince(100, { path: '/live/site', stream }) ?? 'none'
  }
  const root = createRoot(document.body)
  await act(async () => root.render(<Probe />))
  expect(document.body.textContent).toBe(text)
  await act(async () => root.unmount())
})
