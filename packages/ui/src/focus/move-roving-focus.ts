import type { KeyboardEvent } from 'react'

/**
 * Moves the focus between the buttons of a toolbar or tab list by arrow keys, Home and End, and wraps around. The
 * button with `tabIndex={0}` is the current one.
 *
 * @returns index of the focused button, undefined for any other key
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
