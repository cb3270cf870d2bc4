'use client'

import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useSyncExternalStore,
  type ComponentProps,
  type ReactNode,
} from 'react'
import { createPortal } from 'react-dom'
import { classNames, mergeRefs } from '../../element-props.ts'
import { focusHeading } from '../../focus/focus-heading.ts'
import type { modalWidths } from '../../theme/kit.ts'
import { useComponentMessages } from '../component-messages/component-messages.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './modal.css.ts'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  open: boolean
  /** Called when the user clicks the close button or overlay, or presses Escape. Set `open` to false in response. */
  onClose: () => void
  /** Title and accessible name. If omitted, set `aria-label`. */
  title?: ReactNode
  /** Width: 22.5, 26, 30, 37.5 or 45 rhythm units, or that of the window (Spec §9). @default 'default' */
  width?: keyof typeof modalWidths | undefined
  /** Whether a click on the overlay closes the dialog (Spec §2). @default true */
  closeOnOverlay?: boolean | undefined
  /** Whether the page can scroll while the dialog is open (Spec §2). @default false */
  documentScroll?: boolean | undefined
  /** CSS selector of the element to render into, if it exists (Spec §9). @default '#mount' */
  mount?: string | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
}

// React warns about layout effects on a server.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * Native modal dialog. Traps the focus, closes on Escape, and restores the focus when it closes. By default the page
 * does not scroll while the dialog is open. Renders a `<dialog>`, or nothing while closed.
 */
export function Modal({ open, mount = '#mount', ...rest }: ModalProps) {
  const place = useSyncExternalStore(
    () => subscribeToNothing,
    () => find(mount),
    () => null,
  )
  if (!open) return null
  const dialog = <Dialog {...rest} />
  return place === null ? dialog : createPortal(dialog, place)
}

function Dialog({
  onClose,
  title,
  width = 'default',
  closeOnOverlay = true,
  documentScroll = false,
  closeLabel,
  className,
  children,
  ref,
  onCancel,
  onPointerDown,
  onClick,
  ...rest
}: Omit<ModalProps, 'open' | 'mount'>) {
  const { close } = useComponentMessages()
  const titleId = useId()
  const dialogRef = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const isPressedOutside = useRef(false)

  useBrowserLayoutEffect(() => {
    const dialog = dialogRef.current
    if (dialog === null) return undefined
    if (!dialog.open) dialog.showModal()
    // Focus the heading before the close button, unless an element has `autofocus`.
    if (dialog.querySelector('[autofocus]') === null) focusHeading(heading.current)
    // Closing restores the focus, removing the element does not.
    return () => dialog.close()
  }, [])

  return (
    // The keyboard has Escape and the button instead of a click on the overlay.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      aria-labelledby={title ? titleId : undefined}
      data-locks-scroll={documentScroll ? undefined : ''}
      className={classNames(styles.modal, styles.widths[width], className)}
      {...rest}
      ref={mergeRefs(dialogRef, ref)}
      onCancel={(event) => {
        onCancel?.(event)
        // The cancel event of a file input inside bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event is queued: when it arrives, an effect that ran twice has opened the dialog again.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        onPointerDown?.(event)
        // A text selection that ends outside must not close the dialog.
        isPressedOutside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        onClick?.(event)
        if (closeOnOverlay && isPressedOutside.current && event.target === event.currentTarget)
          onClose()
      }}
    >
      <div className={styles.inner}>
        <div className={styles.head}>
          {title ? (
            <h2 id={titleId} ref={heading} className={styles.title}>
              {title}
            </h2>
          ) : null}
          <button
            type="button"
            className={styles.close}
            aria-label={closeLabel ?? close}
            onClick={onClose}
          >
            <Icon name="close" />
          </button>
        </div>
        {children}
      </div>
    </dialog>
  )
}

function subscribeToNothing() {
  // The mount element is part of the layout and never changes.
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
