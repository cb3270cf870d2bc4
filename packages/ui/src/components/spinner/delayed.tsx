'use client'

import { type ReactNode, useEffect, useState } from 'react'
import { loadDelayMs } from '../../theme/kit.ts'

export interface DelayedProps {
  children: ReactNode
}

/** Renders its children after 200 ms (Spec §9), so that short waits do not flicker. */
export function Delayed({ children }: DelayedProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), loadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return shown ? children : null
}
