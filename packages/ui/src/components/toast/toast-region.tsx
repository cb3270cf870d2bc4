import type { ComponentProps } from 'react'
import { FlashMessage, type FlashMessageProps } from './toast.tsx'

export interface FlashRegionProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The one message that is shown now (Spec §2); a new `id` starts its time anew. */
  message?: { id: string | number; text: string; tone?: FlashMessageProps['tone'] } | undefined
  /** Its time is over, or the reader has closed it. */
  onClose: () => void
  durationMs?: FlashMessageProps['durationMs']
  closeLabel?: FlashMessageProps['closeLabel']
}

/**
 * Where flash messages appear, one at a time. It stands in the page before the first of them, so that
 * screen readers hear it: an error at once, the others when there is a pause. Renders a `<div>`.
 */
export function FlashRegion({
  message,
  onClose,
  durationMs,
  closeLabel,
  ...rest
}: FlashRegionProps) {
  const shown =
    message === undefined ? null : (
      <FlashMessage
        key={message.id}
        tone={message.tone}
        onClose={onClose}
        durationMs={durationMs}
        closeLabel={closeLabel}
        announced={false}
      >
        {message.text}
      </FlashMessage>
    )
  const urgent = message?.tone === 'error'
  return (
    <div {...rest}>
      <div aria-live="polite">{urgent ? null : shown}</div>
      <div aria-live="assertive">{urgent ? shown : null}</div>
    </div>
  )
}
