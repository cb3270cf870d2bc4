'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../element-props.ts'
import { useHeld } from '../../focus/move-focus.ts'
import { scrollThrottleMs } from '../../theme/kit.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './carousel.css.ts'

export interface Slide {
  id: string
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly Slide[]
  /** Accessible name. */
  label: string
  /** Minimum width of a slide. Slides grow to fill the row. @default 'full' */
  slideWidth?: 'full' | 'medium' | 'narrow' | undefined
  /**
   * Interval at which the carousel advances. Pauses on hover and focus, and with `prefers-reduced-motion`. @default
   * never
   */
  everyMs?: number | undefined
  /** @default 'Previous', 'Next', 'Pause', 'Play' */
  messages?: { previous: string; next: string; pause: string; play: string } | undefined
}

/**
 * Row of slides that scrolls by touch, keyboard and buttons. All slides are available without JavaScript. Renders a
 * `<section>`, or nothing if there are no slides.
 */
export function Carousel({
  slides,
  label,
  slideWidth = 'full',
  everyMs,
  messages = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  className,
  ...rest
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const [playing, setPlaying] = useState(true)
  const [isHeld, handlers] = useHeld(rest)

  useEffect(() => {
    const element = track.current
    if (element === null) return undefined
    const look = throttle(() => {
      if (element.clientWidth > 0) setEnds(measureEnds(element))
    })
    look.call()
    element.addEventListener('scroll', look.call, { passive: true })
    window.addEventListener('resize', look.call, { passive: true })
    return () => {
      look.cancel()
      element.removeEventListener('scroll', look.call)
      window.removeEventListener('resize', look.call)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- the end depends on the number of slides
  }, [slides.length])

  useEffect(() => {
    if (everyMs === undefined || !playing || isHeld || prefersReducedMotion()) return undefined
    const timer = setInterval(() => {
      const element = track.current
      if (element !== null && measureEnds(element).end)
        element.scrollTo({ left: 0, behavior: 'smooth' })
      else scroll(element, 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, playing, isHeld])

  if (slides.length === 0) return null
  return (
    // The handlers only pause automatic moves.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={classNames(styles.carousel, className)}
      {...rest}
      {...handlers}
    >
      {/* Focusable, to be scrolled by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <ul ref={track} className={styles.track} tabIndex={0} aria-label={label}>
        {slides.map((slide) => (
          <li key={slide.id} className={classNames(styles.slide, styles.widths[slideWidth])}>
            {slide.content}
          </li>
        ))}
      </ul>
      <div className={styles.controls}>
        {everyMs === undefined ? null : (
          <button
            type="button"
            className={styles.control}
            aria-label={playing ? messages.pause : messages.play}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          aria-label={messages.previous}
          aria-disabled={ends.start}
          onClick={() => scroll(track.current, -1)}
        >
          <Icon name="chevron" className={styles.backButton} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={messages.next}
          aria-disabled={ends.end}
          onClick={() => scroll(track.current, 1)}
        >
          <Icon name="chevron" className={styles.forwardButton} />
        </button>
      </div>
    </section>
  )
}

// Zooming can lose half a pixel.
const nearlyPx = 2

function measureEnds(element: HTMLElement) {
  // Negative in right-to-left text.
  const passed = Math.abs(element.scrollLeft)
  return {
    start: passed <= nearlyPx,
    end: passed >= element.scrollWidth - element.clientWidth - nearlyPx,
  }
}

/** Scrolls by the visible width. No-op at the ends. */
function scroll(element: HTMLElement | null, direction: 1 | -1) {
  if (element === null) return
  const rtlSign = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  element.scrollBy({
    left: direction * rtlSign * element.clientWidth,
    behavior: prefersReducedMotion() ? 'auto' : 'smooth',
  })
}

function prefersReducedMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Throttles a function: calls it immediately, then once at the end of each interval in which it was called again.
 *
 * @param whileMs - length of the interval. @default 100 (Spec §9)
 */
export function throttle(call: () => void, whileMs: number = scrollThrottleMs) {
  let timer: ReturnType<typeof setTimeout> | undefined
  let again = false

  function run() {
    again = false
    timer = setTimeout(() => {
      timer = undefined
      if (again) run()
    }, whileMs)
    call()
  }

  return {
    call: () => {
      if (timer === undefined) run()
      else again = true
    },
    /** Cancels a pending call. */
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
