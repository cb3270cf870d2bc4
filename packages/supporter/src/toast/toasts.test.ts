import { expect, it } from 'vitest'
import { createAppStore } from '../browser-store/app-store.ts'
import { supporterParts } from '../browser-store/supporter-store.ts'
import { showToast } from './toasts.tsx'

it('shows one message at a time, informational by default [S4.17]', () => {
  const store = createAppStore({
    parts: supporterParts,
    storage: undefined,
    watchStorage: () => () => undefined,
  })
  const shown = () => store.get('flash')
  showToast(store, 'Saved', 'success')
  const first = shown()
  expect(first).toMatchObject({ text: 'Saved', theme: 'success' })
  showToast(store, 'Look here')
  expect(shown()).toMatchObject({ text: 'Look here', theme: 'info' })
  expect(shown()?.id).not.toBe(first?.id)
})
