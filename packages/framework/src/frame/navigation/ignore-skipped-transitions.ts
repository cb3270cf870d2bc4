/**
 * Suppresses unhandled rejections of view transitions that another navigation interrupted. The router does not await them, and
 * they are not errors.
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
