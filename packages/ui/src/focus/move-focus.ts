import { type ComponentProps, type KeyboardEvent, type RefObject, useEffect, useState } from 'react'

const stops =
  'a[href], button:not(:disabled), input:not(:disabled), select:not(:disabled), textarea:not(:disabled), [tabindex="0"]'

/**
 * Moves a new element in the tab order to directly after the focused element, wherever it is in the document. If the
 * element is removed while focused, the focus is restored.
 *
 * @param isOn - false keeps the document order
 */
export function useNextInOrder(part: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    const element = part.current
    const page = element?.ownerDocument
    const cause = page?.activeElement
    if (!isOn || !element || !page || !cause || cause === page.body || element.contains(cause))
      return undefined
    const from = cause as HTMLElement
    const onKey = (event: globalThis.KeyboardEvent) => {
      if (event.key !== 'Tab' || event.altKey || event.ctrlKey || event.metaKey) return
      const inside = [...element.querySelectorAll<HTMLElement>(stops)]
      const { activeElement } = page
      if (activeElement === from && !event.shiftKey && inside[0]) {
        event.preventDefault()
        inside[0].focus()
      } else if (activeElement === inside[0] && event.shiftKey && from.isConnected) {
        event.preventDefault()
        from.focus()
      } else if (activeElement === inside.at(-1) && !event.shiftKey && from.isConnected) {
        // The browser continues from there.
        from.focus({ preventScroll: true })
      }
    }
    page.addEventListener('keydown', onKey)
    return () => {
      page.removeEventListener('keydown', onKey)
      // A removed element has already lost the focus.
      const isFocusLost =
        !element.isConnected && (page.activeElement === null || page.activeElement === page.body)
      if (isFocusLost && from.isConnected) from.focus()
    }
  }, [part, isOn])
}

type HoldHandlers = Pick<
  ComponentProps<'div'>,
  'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'
>

/** Returns whether an element is hovered or focused, and the handlers to set on it, which also call the given ones. */
export function useHeld(given: HoldHandlers): [isHeld: boolean, handlers: Required<HoldHandlers>] {
  const [isPointed, setPointed] = useState(false)
  const [isFocused, setFocused] = useState(false)
  return [
    isPointed || isFocused,
    {
      onPointerEnter: (event) => {
        setPointed(true)
        given.onPointerEnter?.(event)
      },
      onPointerLeave: (event) => {
        setPointed(false)
        given.onPointerLeave?.(event)
      },
      onFocus: (event) => {
        setFocused(true)
        given.onFocus?.(event)
      },
      onBlur: (event) => {
        setFocused(event.currentTarget.contains(event.relatedTarget))
        given.onBlur?.(event)
      },
    },
  ]
}

/**
 * Moves the focus between the buttons of a toolbar or tab list by arrow keys, Home and End, and wraps around. The
 * button with `tabIndex={0}` is the current one.
 *
 * @returns index of the newly focused button, or undefined for any other key
 */
export function moveRovingFocus(event: KeyboardEvent<HTMLElement>): number | undefined {
  // Alt+Left navigates back in the browser.
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const current = buttons.findIndex(({ tabIndex }) => tabIndex === 0)
  const step = getComputedStyle(event.currentTarget).direction === 'rtl' ? -1 : 1
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: current + step,
    ArrowLeft: current - step,
    Home: 0,
    End: -1,
  }
  const target = targets[event.key]
  if (target === undefined) return undefined
  event.preventDefault()
  const index = (target + buttons.length) % buttons.length
  buttons[index]?.focus()
  return index
}
