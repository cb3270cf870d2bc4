import { afterEach, expect, it, vi } from 'vitest'
import { browserStore } from '../browser-store/browser-store.ts'
import { showToast } from './show-toast.ts'

afterEach(() => vi.unstubAllGlobals())

it('shows one message at a time, which only informs unless told otherwise [S4.17]', () => {
  const listeners = { addEventListener: () => undefined, removeEventListener: () => undefined }
  vi.stubGlobal('window', { localStorage: undefined, ...listeners })
  const shown = () => browserStore().get('flash')
  showToast('Saved', 'success')
  const first = shown()
  expect(first).toMatchObject({ text: 'Saved', theme: 'success' })
  showToast('Look here')
  expect(shown()).toMatchObject({ text: 'Look here', theme: 'info' })
  expect(shown()?.id).not.toBe(first?.id)
})
