'use client'

import { type ComponentProps, useEffect, useRef, useState } from 'react'
import { classNames } from '../../class-names.ts'
import { useNextInOrder } from '../../focus/use-next-in-order.ts'
import { toastDurationMs } from '../../theme/kit.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Message, type MessageProps } from '../message/message.tsx'
import * as styles from './toast.css.ts'

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The one message that is shown now (Spec §2); a new `id` starts its time anew. */
  message?:
    | {
        id: string | number
        text: string
        tone?: ToastProps['tone']
        action?: ToastAction | undefined
      }
    | undefined
  /** Its time is over, or the reader has closed it. */
  onClose: () => void
  closeLabel?: ToastProps['closeLabel']
}

/**
 * Where toasts appear, one at a time. It is in the page before the first of them, so that
 * screen readers hear it: an error at once, the others when there is a pause. Renders a `<div>`.
 */
export function ToastRegion({ message, onClose, closeLabel, ...rest }: ToastRegionProps) {
  const shown =
    message === undefined ? null : (
      <Toast
        key={message.id}
        tone={message.tone}
        action={message.action}
        onClose={onClose}
        closeLabel={closeLabel}
        announced={false}
      >
        {message.text}
      </Toast>
    )
  const urgent = message?.tone === 'error'
  return (
    <div {...rest}>
      <div aria-live="polite">{urgent ? null : shown}</div>
      <div aria-live="assertive">{urgent ? shown : null}</div>
    </div>
  )
}

/** What can be done about a message, such as taking back what it says. */
export interface ToastAction {
  label: string
  onAction: () => void
}

export interface ToastProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: MessageProps['tone']
  /** Its time is over, or the reader has closed it. */
  onClose: () => void
  /** How long it stays; `null` until it is closed. @default 5000 (Spec §4); null for an error or with an action */
  durationMs?: number | null | undefined
  /** A button before the one that closes it. */
  action?: ToastAction | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
  /** Whether it announces itself. Not where a live region around it does. @default true */
  announced?: boolean | undefined
}

/**
 * A short answer to what the reader has done, above the foot of the window. It goes by itself, but
 * never while a pointer is over it or focus is in it; an error, or one with an action, stays until it is closed and is
 * next in the order of focus. Give a new message a new `key`. Renders a `<div>`.
 */
export function Toast({
  tone,
  onClose,
  action,
  durationMs = tone === 'error' || action !== undefined ? null : toastDurationMs,
  closeLabel = 'Close',
  announced = true,
  className,
  children,
  ...rest
}: ToastProps) {
  const own = useRef<HTMLDivElement>(null)
  const [isPointed, setIsPointed] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isHeld = isPointed || hasFocus
  useNextInOrder(own, durationMs === null)
  // A new function is no reason to wait anew.
  const close = useRef(onClose)
  useEffect(() => {
    close.current = onClose
  })
  useEffect(() => {
    if (isHeld || durationMs === null) return undefined
    const timer = setTimeout(() => close.current(), durationMs)
    return () => clearTimeout(timer)
  }, [isHeld, durationMs])
  return (
    // The handlers only notice that somebody is reading.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={classNames(styles.toast, className)}
      onPointerEnter={() => setIsPointed(true)}
      onPointerLeave={() => setIsPointed(false)}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      {...rest}
    >
      <Message tone={tone} {...(announced ? {} : { role: undefined })}>
        <div ref={own} className={styles.iconAndText}>
          <div className={styles.words}>{children}</div>
          {action === undefined ? null : (
            <Button size="small" emphasis="secondary" onClick={action.onAction}>
              {action.label}
            </Button>
          )}
          <button type="button" className={styles.close} aria-label={closeLabel} onClick={onClose}>
            <Icon name="close" />
          </button>
        </div>
      </Message>
    </div>
  )
}
