import { lazy, Suspense, useState } from 'react'
import { useSupporterState } from '../host/use-supporter-state.ts'

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
