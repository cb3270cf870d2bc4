'use client'

import { useEffect, useState, type ReactNode } from 'react'
import { loadDelayMs } from '../../theme/kit.ts'

export interface DelayedProps {
  children: ReactNode
}

/** Shows its children after a moment, so that what loads quickly never flickers. Renders no element. */
export function Delayed({ children }: DelayedProps) {
  const [shown, setShown] = useState(false)
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), loadDelayMs)
    return () => clearTimeout(timer)
  }, [])
  return shown ? children : null
}
