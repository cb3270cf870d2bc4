import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Parts that are not hydrated yet. */
const pendingParts = new Set<object>()
let onHydrated: (() => void) | undefined

/** Calls a function once all parts of the page are hydrated. */
export function onAllPartsHydrated(then: () => void): void {
  onHydrated = then
  notifyIfHydrated()
}

function markHydrated(part: object): void {
  pendingParts.delete(part)
  notifyIfHydrated()
}

function notifyIfHydrated(): void {
  if (pendingParts.size > 0) return
  onHydrated?.()
  onHydrated = undefined
}

/**
 * Part of the page that hydrates separately. React ignores clicks on parts that are not hydrated, so the page counts as
 * hydrated only when all of its parts are.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}))
  useEffect(() => {
    pendingParts.add(part)
    // The cookie banner is unmounted before hydration if the visitor has already decided.
    return () => markHydrated(part)
  }, [part])
  return (
    <Suspense fallback={null}>
      <HydrationMarker part={part} />
      {children}
    </Suspense>
  )
}

function HydrationMarker({ part }: { part: object }) {
  useEffect(() => markHydrated(part), [part])
  return null
}
