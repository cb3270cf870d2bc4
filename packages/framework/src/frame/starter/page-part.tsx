import { type ReactNode, Suspense, useEffect, useState } from 'react'

/** Parts of the page that the application has not taken over yet. */
const waiting = new Set<object>()
let tell: (() => void) | undefined

/** Calls back once the application has taken over every part that the page was sent with. */
export function whenAllParts(then: () => void): void {
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
 * A part of a page that React hydrates in a separate step. React drops clicks in parts that are not hydrated yet, so
 * the page reports that it is hydrated only once all parts are.
 */
export function PagePart({ children }: { children: ReactNode }) {
  const [part] = useState(() => ({}))
  useEffect(() => {
    waiting.add(part)
    // The cookie question of a visitor who has answered goes before it is hydrated.
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
