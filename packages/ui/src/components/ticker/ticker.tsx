'use client'

import { useState, type ComponentProps, type ReactNode } from 'react'
import { classNames } from '../../element-props.ts'
import { Icon } from '../icon/icon.tsx'
import * as styles from './ticker.css.ts'

export interface TickerProps extends Omit<ComponentProps<'section'>, 'children'> {
  items: readonly { id: string; content: ReactNode }[]
  /** Accessible name, such as "Latest donations". */
  label: string
  /** @default 'Pause', 'Play' */
  messages?: { pause: string; play: string } | undefined
}

/**
 * List of short news that scrolls automatically. Can be paused, stops on hover and focus, and is static with
 * `prefers-reduced-motion`. Renders a `<section>`, or nothing if there are no items.
 */
export function Ticker({
  items,
  label,
  messages = { pause: 'Pause', play: 'Play' },
  className,
  ...rest
}: TickerProps) {
  const [paused, setPaused] = useState(false)
  if (items.length === 0) return null
  const entries = items.map((item) => (
    <li key={item.id} className={styles.item}>
      {item.content}
    </li>
  ))
  return (
    <section
      aria-label={label}
      className={classNames(styles.ticker, className)}
      data-paused={paused ? '' : undefined}
      {...rest}
    >
      <button
        type="button"
        className={styles.control}
        aria-label={paused ? messages.play : messages.pause}
        onClick={() => setPaused(!paused)}
      >
        <Icon name={paused ? 'play' : 'pause'} />
      </button>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls when it stands still */}
      <div className={styles.tickerWindow} tabIndex={0}>
        <div
          className={styles.movingBand}
          style={{ animationDuration: `${items.length * secondsPerItem}s` }}
        >
          <ul className={styles.list}>{entries}</ul>
          {/* A copy, for an endless loop. */}
          <ul className={classNames(styles.list, styles.repeatedList)} aria-hidden="true" inert>
            {entries}
          </ul>
        </div>
      </div>
    </section>
  )
}

const secondsPerItem = 5
