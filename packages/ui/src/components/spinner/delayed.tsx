'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { loadDelayMs } from '../../theme/kit.ts'

export interface DelayedProps {
  /** @default 200 (Spec §9) */
  delayMs?: number | undefined
  children: ReactNode
}

/** Shows its children after a moment, so that what loads quickly never flickers. Renders no element. */
export function Delayed({ delayMs = loadDelayMs, children }: DelayedProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), delayMs)
    return () => clearTimeout(timer)
  }, [delayMs])
  return shown ? children : null
}
