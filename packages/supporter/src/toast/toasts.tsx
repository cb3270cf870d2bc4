import { lazy, Suspense, useCallback, useState } from 'react'
import { useHost, useSupporterState } from '../host/host-context.ts'
import type { SupporterStore, ToastTheme } from '../browser-store/supporter-store.ts'
import { createRandomId } from '../browser-store/app-store.ts'

const ToastOutlet = lazy(async () => ({
  default: (await import('./toast-outlet.tsx')).ToastOutlet,
}))

/** Renders toasts (Spec §4). Loads nothing before the first one. */
export function Toasts() {
  const hasToast = useSupporterState('flash') !== undefined
  // The live region stays mounted, because screen readers ignore content that is added together with it.
  const [hadToast, setHadToast] = useState(hasToast)
  if (hasToast && !hadToast) setHadToast(true)
  return hasToast || hadToast ? (
    <Suspense fallback={null}>
      <ToastOutlet />
    </Suspense>
  ) : null
}

/** Returns a function that shows a toast, replacing the current one (Spec §4). */
export function useShowToast(): (text: string, theme?: ToastTheme) => void {
  const { store } = useHost()
  return useCallback((text, theme) => showToast(store(), text, theme), [store])
}

/** Shows a toast, replacing the current one (Spec §4). Browser only. */
export function showToast(store: SupporterStore, text: string, theme: ToastTheme = 'info'): void {
  store.set('flash', () => ({ id: createRandomId(), text, theme }))
}
