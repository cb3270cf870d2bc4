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
import { classNames } from '../../class-names.ts'
import { focusHeading } from '../../focus/focus-heading.ts'
import type { modalWidths } from '../../theme/kit.ts'
import { useComponentWords } from '../component-words/component-words.tsx'
import { Icon } from '../icon/icon.tsx'
import * as styles from './modal.css.ts'

export interface ModalProps extends Omit<ComponentProps<'dialog'>, 'title' | 'open'> {
  open: boolean
  /** The reader wants it closed: by button, Escape or a press beside it. Set `open` to false. */
  onClose: () => void
  /** Names the dialog. Without one, give `aria-label`. */
  title?: ReactNode
  /** 22.5, 26, 30, 37.5 or 45 rhythm units, or the whole window (Spec §9). @default 'default' */
  width?: keyof typeof modalWidths | undefined
  /** Whether a press beside it closes it (Spec §2). @default true */
  closeOnOverlay?: boolean | undefined
  /** Lets the page behind scroll while it is open (Spec §2). @default false */
  documentScroll?: boolean | undefined
  /** A CSS selector; the dialog is moved there where the page has it (Spec §9). @default '#mount' */
  mount?: string | undefined
  /** @default 'Close' */
  closeLabel?: string | undefined
}

// Before the page has its layout where there is one; a server has none and would complain.
const useBrowserLayoutEffect = typeof document === 'undefined' ? useEffect : useLayoutEffect

/**
 * A dialog over the page. The browser's own: focus stays inside, Escape closes it, and focus goes
 * back to where it was. The page behind does not scroll while it is open. Renders a `<dialog>`, and
 * nothing while it is closed.
 */
export function Modal({ open, mount = '#mount', ...rest }: ModalProps) {
  const place = useSyncExternalStore(
    () => neverChanges,
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
  ...rest
}: Omit<ModalProps, 'open' | 'mount'>) {
  const { close } = useComponentWords()
  const titleId = useId()
  const own = useRef<HTMLDialogElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const pressedBeside = useRef(false)

  useBrowserLayoutEffect(() => {
    const dialog = own.current
    if (dialog === null) return undefined
    if (!dialog.open) dialog.showModal()
    // What it asks is read first, not how to close it; what asks for the focus itself keeps it.
    if (dialog.querySelector('[autofocus]') === null) focusHeading(heading.current)
    // Closing, not only vanishing, is what gives focus back.
    return () => dialog.close()
  }, [])

  return (
    // The keyboard has Escape and the button; pressing beside is the pointer's way.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <dialog
      aria-labelledby={title ? titleId : undefined}
      data-locks-scroll={documentScroll ? undefined : ''}
      className={classNames(styles.modal, styles.widths[width], className)}
      {...rest}
      ref={(element) => {
        own.current = element
        if (typeof ref === 'function') return ref(element)
        if (ref) ref.current = element
        return undefined
      }}
      onCancel={(event) => {
        // A file field inside cancels too, and bubbles.
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose()
      }}
      onClose={(event) => {
        // The event is queued: when it arrives, an effect that ran twice has opened the dialog again.
        if (event.target === event.currentTarget && !event.currentTarget.open) onClose()
      }}
      onPointerDown={(event) => {
        // Selecting text and letting go outside is no wish to close.
        pressedBeside.current = event.target === event.currentTarget
      }}
      onClick={(event) => {
        if (closeOnOverlay && pressedBeside.current && event.target === event.currentTarget)
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

function neverChanges() {
  // The place for dialogs is part of the page's frame.
}

function find(selector: string): Element | null {
  try {
    return document.querySelector(selector)
  } catch {
    return null
  }
}
