'use client'

import { useEffect, useRef, useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../class-names.ts'
import { Button } from '../button/button.tsx'
import { timeLeft } from '../countdown/countdown.tsx'
import { Container } from '../section/container.tsx'
import * as styles from './preview-banner.css.ts'

export interface PreviewBannerProps extends ComponentProps<'section'> {
  /** When the preview ends, in milliseconds since 1970. */
  endMs: number
  /** What the time is where the page is made. */
  nowMs: number
  /** The reader wants to leave. */
  onLeave: () => void
  /** Called once, when the time is over. */
  onEnd?: (() => void) | undefined
  /** @default Date.now */
  clock?: (() => number) | undefined
  /** What it says before the time. @default 'You are looking at a preview. It ends in' */
  children?: ReactNode
  /** @default 'Preview', 'Leave Preview' */
  words?: { label: string; leave: string } | undefined
}

const tickMs = 1000
const usualWords = { label: 'Preview', leave: 'Leave Preview' }

/**
 * Says that a page is not published yet, how long it can be seen, and how to leave (Spec §2). Ticks
 * each second; nothing is announced while it ticks. Renders a `<section>`.
 */
export function PreviewBanner({
  endMs,
  nowMs,
  onLeave,
  onEnd,
  clock = Date.now,
  children = 'You are looking at a preview. It ends in',
  words = usualWords,
  className,
  ...rest
}: PreviewBannerProps) {
  const [now, setNow] = useState(nowMs)
  const over = !(endMs - now > 0)
  // A new function is no reason to count anew.
  const ended = useRef(onEnd)
  useEffect(() => {
    ended.current = onEnd
  })
  useEffect(() => {
    if (over) {
      ended.current?.()
      return undefined
    }
    const timer = setInterval(() => setNow(clock()), tickMs)
    return () => clearInterval(timer)
  }, [over, clock])
  const left = timeLeft(endMs - now)
  const minutes = (left.days * 24 + left.hours) * 60 + left.minutes
  return (
    <section aria-label={words.label} className={classNames(styles.banner, className)} {...rest}>
      <Container className={styles.inner}>
        <p className={styles.words}>
          {children}{' '}
          <span role="timer" className={styles.time}>
            {minutes}:{String(left.seconds).padStart(2, '0')}
          </span>
        </p>
        <Button emphasis="secondary" size="small" onClick={onLeave}>
          {words.leave}
        </Button>
      </Container>
    </section>
  )
}
