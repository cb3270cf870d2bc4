'use client'

import { useEffect, useRef, useState } from 'react'

const tickMs = 1000

/**
 * Milliseconds until `endMs`, updated every second. Calls `onEnd` once for every end that is reached, also if it has
 * passed at the first render.
 */
export function useTimeLeft({
  endMs,
  nowMs,
  onEnd,
  clock,
}: {
  endMs: number
  nowMs: number
  onEnd: (() => void) | undefined
  clock: () => number
}): number {
  const [now, setNow] = useState(nowMs)
  const isOver = !(endMs - now > 0)
  // Callers pass inline functions: a dependency on them would restart the interval at every render.
  const latest = useRef({ onEnd, clock })
  useEffect(() => {
    latest.current = { onEnd, clock }
  })
  const reportedEndMs = useRef<number>(undefined)
  useEffect(() => {
    if (isOver) {
      // StrictMode and Activity run an effect again without a change.
      if (Object.is(reportedEndMs.current, endMs)) return undefined
      reportedEndMs.current = endMs
      latest.current.onEnd?.()
      return undefined
    }
    const timer = setInterval(() => setNow(latest.current.clock()), tickMs)
    return () => clearInterval(timer)
  }, [isOver, endMs])
  return endMs - now
}
