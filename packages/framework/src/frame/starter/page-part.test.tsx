// @vitest-environment jsdom
import { act, lazy } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PagePart, onAllPartsHydrated } from './page-part.tsx'

beforeEach(() => vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true))
afterEach(() => vi.unstubAllGlobals())

it('waits for a part that has not loaded, but not for one that was removed', async () => {
  const Pending = lazy<() => null>(() => new Promise(() => undefined))
  const root = createRoot(document.body)
  const part = (
    <PagePart>
      <Pending />
    </PagePart>
  )
  await act(async () => root.render(<main>{part}</main>))
  const whenListening = vi.fn<() => void>()
  onAllPartsHydrated(whenListening)
  expect(whenListening).not.toHaveBeenCalled()
  await act(async () => root.render(<main />))
  expect(whenListening).toHaveBeenCalledOnce()
  await act(async () => root.unmount())
})
