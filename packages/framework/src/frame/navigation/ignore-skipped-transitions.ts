/**
 * A click during a page's transition ends it early; the browser then rejects a promise that the
 * router does not wait for. Nothing went wrong, and nobody need be told.
 *
 * @returns what ends it
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
