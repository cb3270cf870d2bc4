import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Parts that are not hydrated yet. */
const waiting = new Set<object>()
let tell: (() => void) | undefined

/** Calls back once all parts of the page are hydrated. */
export function onAllPartsHydrated(then: () => void): void {
  tell = then
  tellIfDone()
}

function remove(part: object): void {
  waiting.delete(part)
  tellIfDone()
}

function tellIfDone(): void {
  if (waiting.size > 0) return
  tell?.()
  tell = undefined
}

/**
 * A part of the page with its own hydration step. React drops clicks on parts that are not hydrated, so the page counts as
 * hydrated only when all parts are.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}))
  useEffect(() => {
    waiting.add(part)
    // The cookie banner is unmounted before hydration if the visitor has already decided.
    return () => remove(part)
  }, [part])
  return (
    <Suspense fallback={null}>
      <Taken part={part} />
      {children}
    </Suspense>
  )
}

function Taken({ part }: { part: object }) {
  useEffect(() => remove(part), [part])
  return null
}
