'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../../element-props.ts'
import * as styles from './countdown.css.ts'

export interface CountdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Time at which the countdown ends, in ms since epoch. */
  endMs: number
  /** Time of the first render, in ms since epoch. Must be the same on the server and in the browser. */
  nowMs: number
  /** @default 'days', 'hours', 'minutes', 'seconds' */
  messages?: { days: string; hours: string; minutes: string; seconds: string } | undefined
  /** Called once when the end is reached, or at the first render if it has already passed. */
  onEnd?: (() => void) | undefined
  /** @default Date.now */
  clock?: (() => number) | undefined
}

/**
 * Remaining time in days, hours, minutes and seconds. It is updated every second, but screen readers do not announce
 * it. Renders a `<div role="timer">`, with zeros after the end.
 */
export function Countdown({
  endMs,
  nowMs,
  messages = { days: 'days', hours: 'hours', minutes: 'minutes', seconds: 'seconds' },
  onEnd,
  clock = Date.now,
  className,
  ...rest
}: CountdownProps) {
  const left = timeLeft(useTimeLeft({ endMs, nowMs, onEnd, clock }))
  return (
    <div role="timer" className={classNames(styles.countdown, className)} {...rest}>
      {(['days', 'hours', 'minutes', 'seconds'] as const).map((unit) => (
        <span key={unit} className={styles.unit}>
          <span className={styles.unitValue}>{left[unit]}</span>{' '}
          <span className={styles.unitName}>{messages[unit]}</span>
        </span>
      ))}
    </div>
  )
}

/** Splits a duration into days, hours, minutes and seconds. All 0 if it is negative or invalid. */
export function timeLeft(ms: number) {
  const seconds = Number.isFinite(ms) ? Math.max(0, Math.ceil(ms / 1000)) : 0
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

const tickMs = 1000

/**
 * Returns the milliseconds until `endMs`, updated every second. Calls `onEnd` once per `endMs`, even if it has already
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
      // StrictMode and Activity re-run effects even if nothing has changed.
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
