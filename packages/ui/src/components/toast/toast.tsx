'use client'

import { type ComponentProps, useEffect, useRef } from 'react'
import { classNames } from '../../element-props.ts'
import { useHeld, useNextInOrder } from '../../focus/move-focus.ts'
import { toastDurationMs } from '../../theme/kit.ts'
import { Button } from '../button/button.tsx'
import { Icon } from '../icon/icon.tsx'
import { Message, type MessageProps } from '../message/message.tsx'
import * as styles from './toast.css.ts'

export interface ToastRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Current message, if any (Spec §2). A new `id` restarts the timer. */
  message?:
    | {
        id: string | number
        text: string
        tone?: ToastProps['tone']
        action?: ToastAction | undefined
      }
    | undefined
  /** Called when the toast times out or the user closes it. */
  onClose: () => void
  closeLabel?: ToastProps['closeLabel']
}

/**
 * Live region for toasts, one at a time. Render it before the first message, because screen readers only announce
 * changes: errors immediately, others politely. Renders a `<div>`.
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

/** Action of a message, such as undo. */
export interface ToastAction {
  label: string
  onAction: () => void
}

export interface ToastProps extends ComponentProps<'div'> {
  /** @default 'info' */
  tone?: MessageProps['tone']
  /** Called when the toast times out or the user closes it. */
  onClose: () => void
  /** Time until the toast closes. `null` keeps it open. @default 5000 (Spec §4), null for an error or with an action */
  durationMs?: number | null | undefined
  /** Button before the close button. */
  action?: ToastAction | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
  /** Whether the toast is a live region. Set to false inside another live region. @default true */
  announced?: boolean | undefined
}

/**
 * Toast: short feedback at the bottom of the window. Times out, except while hovered or focused. An error, or a
 * message with an action, stays until closed and is next in the tab order. Use a new `key` for a new message.
 * Renders a `<div>`.
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
  const [isHeld, handlers] = useHeld(rest)
  useNextInOrder(own, durationMs === null)
  // A new function must not restart the timer.
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
    // The handlers only pause the timer.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={classNames(styles.toast, className)} {...rest} {...handlers}>
      <Message tone={tone} {...(announced ? {} : { role: undefined })}>
        <div ref={own} className={styles.iconAndText}>
          <div className={styles.content}>{children}</div>
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
