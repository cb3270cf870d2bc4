/**
 * Suppresses the unhandled rejections of view transitions that another navigation has interrupted, because the router does not
 * handle them.
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

/** Whether a rejection is that of a skipped view transition. */
export function isSkippedTransition(reason: unknown): boolean {
  return (
    reason instanceof DOMException &&
    reason.name === 'AbortError' &&
    reason.message.startsWith('Transition was skipped')
  )
}
