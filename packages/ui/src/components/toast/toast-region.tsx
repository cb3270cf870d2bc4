'use client'

import type { ComponentProps } from 'react'
import { Toast, type ToastAction, type ToastProps } from './toast.tsx'

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
