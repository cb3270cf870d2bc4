'use client'

import { useEffect, useRef } from 'react'

/** Calls with the last value once nothing new has come for a while. */
export function useDelayedCall(call: ((value: string) => void) | undefined, delayMs: number) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const latest = useRef(call)
  useEffect(() => {
    latest.current = call
  })
  useEffect(() => () => clearTimeout(timer.current), [])
  return (value: string) => {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => latest.current?.(value), delayMs)
  }
}
