import { useCallback } from 'react'
import type { ToastTheme } from '../browser-store/toast-part.ts'
import { useHost } from '../host/host-context.ts'
import { showToast } from './show-toast.ts'

/** Returns a function that shows a toast, replacing the current one (Spec §4). */
export function useShowToast(): (text: string, theme?: ToastTheme) => void {
  const { store } = useHost()
  return useCallback((text, theme) => showToast(store(), text, theme), [store])
}
