'use client'

import { type ComponentProps, type ReactNode, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { scrollThrottleMs } from '../../theme/kit.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './carousel.css.ts'

/** One slide of a carousel. */
export interface Slide {
  id: string
  content: ReactNode
}

export interface CarouselProps extends Omit<ComponentProps<'section'>, 'children'> {
  slides: readonly Slide[]
  /** Names the carousel. */
  label: string
  /** Least width of a slide; as many are side by side as there is room for. @default 'full' */
  slideWidth?: 'full' | 'medium' | 'narrow' | undefined
  /** Goes on by itself after so long, until somebody looks closer; never for readers who want less motion. */
  everyMs?: number | undefined
  /** @default 'Previous', 'Next', 'Pause', 'Play' */
  words?: { previous: string; next: string; pause: string; play: string } | undefined
}

/**
 * Things side by side that scroll, by finger, keyboard and buttons; complete without any script.
 * Renders a `<section>`; nothing when there are no slides.
 */
export function Carousel({
  slides,
  label,
  slideWidth = 'full',
  everyMs,
  words = { previous: 'Previous', next: 'Next', pause: 'Pause', play: 'Play' },
  className,
  ...rest
}: CarouselProps) {
  const track = useRef<HTMLUListElement>(null)
  const [ends, setEnds] = useState({ start: true, end: false })
  const [playing, setPlaying] = useState(everyMs !== undefined)
  const [held, setHeld] = useState(false)

  useEffect(() => {
    const element = track.current
    if (element === null) return undefined
    const look = throttle(() => {
      if (element.clientWidth > 0) setEnds(endsOf(element))
    })
    look.call()
    element.addEventListener('scroll', look.call, { passive: true })
    window.addEventListener('resize', look.call, { passive: true })
    return () => {
      look.cancel()
      element.removeEventListener('scroll', look.call)
      window.removeEventListener('resize', look.call)
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another number of slides ends elsewhere
  }, [slides.length])

  useEffect(() => {
    if (everyMs === undefined || !playing || held || wantsLessMotion()) return undefined
    const timer = setInterval(() => {
      const element = track.current
      if (element !== null && endsOf(element).end) element.scrollTo({ left: 0, behavior: 'smooth' })
      else scroll(element, 1)
    }, everyMs)
    return () => clearInterval(timer)
  }, [everyMs, playing, held])

  if (slides.length === 0) return null
  return (
    // The handlers only notice that somebody is looking.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      aria-label={label}
      aria-roledescription="carousel"
      className={classNames(styles.carousel, className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      {/* Scrolled by keyboard too, so it takes focus. */}
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
            aria-label={playing ? words.pause : words.play}
            onClick={() => setPlaying(!playing)}
          >
            <Icon name={playing ? 'pause' : 'play'} />
          </button>
        )}
        <button
          type="button"
          className={styles.control}
          aria-label={words.previous}
          aria-disabled={ends.start}
          onClick={() => scroll(track.current, -1)}
        >
          <Icon name="chevron" className={styles.backButton} />
        </button>
        <button
          type="button"
          className={styles.control}
          aria-label={words.next}
          aria-disabled={ends.end}
          onClick={() => scroll(track.current, 1)}
        >
          <Icon name="chevron" className={styles.forwardButton} />
        </button>
      </div>
    </section>
  )
}

// Half a pixel is lost to zoom now and then.
const nearlyPx = 2

function endsOf(element: HTMLElement) {
  // Negative where text runs from right to left.
  const passed = Math.abs(element.scrollLeft)
  return {
    start: passed <= nearlyPx,
    end: passed >= element.scrollWidth - element.clientWidth - nearlyPx,
  }
}

/** One window of slides on or back; at the ends nothing happens. */
function scroll(element: HTMLElement | null, way: 1 | -1) {
  if (element === null) return
  const turned = getComputedStyle(element).direction === 'rtl' ? -1 : 1
  element.scrollBy({
    left: way * turned * element.clientWidth,
    behavior: wantsLessMotion() ? 'auto' : 'smooth',
  })
}

function wantsLessMotion() {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches
}

/**
 * Calls a function at most once in a while: at once, and at the end of each while that asked for
 * more.
 *
 * @param whileMs - 100 unless told otherwise (Spec §9)
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
    /** Forgets what is still to be called. */
    cancel: () => {
      clearTimeout(timer)
      timer = undefined
      again = false
    },
  }
}
