import { useCallback } from 'react'
import type { ToastTheme } from '../browser-store/toast-part.ts'
import { useHost } from '../host/host-context.ts'
import { showToast } from './show-toast.ts'

/** Gives what shows a short message in place of whatever is shown now (Spec §4). */
export function useShowToast(): (text: string, theme?: ToastTheme) => void {
  const { store } = useHost()
  return useCallback((text, theme) => showToast(store(), text, theme), [store])
}
