'use client'

import { useEffect, useRef, useState, type ComponentProps } from 'react'
import { classNames } from '../../class-names.ts'
import { toastDurationMs } from '../../theme/kit.ts'
import { Icon } from '../icon/icon.tsx'
import { Message, type MessageProps } from '../message/message.tsx'
import * as styles from './toast.css.ts'

export interface ToastProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: MessageProps['tone']
  /** Its time is over, or the reader has closed it. */
  onClose: () => void
  /** How long it stays; `null` until it is closed. @default 5000 (Spec §4) */
  durationMs?: number | null | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
  /** Whether it announces itself. Not where a live region around it does. @default true */
  announced?: boolean | undefined
}

/**
 * A short answer to what the reader just did, above the foot of the window. It goes by itself, but
 * never while a pointer is over it or focus is in it. Give a new message a new `key`. Renders a
 * `<div>`.
 */
export function Toast({
  tone,
  onClose,
  durationMs = toastDurationMs,
  closeLabel = 'Close',
  announced = true,
  className,
  children,
  ...rest
}: ToastProps) {
  const [held, setHeld] = useState(false)
  // A new function is no reason to wait anew.
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (held || durationMs === null) return undefined
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [held, durationMs])
  return (
    // The handlers only notice that somebody is reading.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.toast, className)}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
      {...rest}
    >
      <Message tone={tone} {...(announced ? {} : { role: undefined })}>
        <div className={styles.row}>
          <div className={styles.words}>{children}</div>
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </Message>
    </div>
  )
}
