/**
 * Ignores the promise rejections of view transitions that a click interrupts. The router does not await them, and no
 * error occurred.
 *
 * @returns a function that removes the handler
 */
export function ignoreSkippedTransitions(
  target: Pick<Window, 'addEventListener' | 'removeEventListener'>,
) {
  const ignore = (event: PromiseRejectionEvent) => {
    if (isSkippedTransition(event.reason)) event.preventDefault()
  }
  target.addEventListener('unhandledrejection', ignore)
  return () => target.removeEventListener('unhandledrejection', ignore)
}

/** Whether a rejection says that a transition between two pages was skipped. */
export function isSkippedTransition(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    reason.name === 'AbortError' &&
    reason.message.startsWith('Transition was skipped')
  )
}
