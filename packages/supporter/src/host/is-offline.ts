/** Whether the browser knows that it has no network. A network may be lost all the same where this says false. */
export function isOffline(): boolean {
  if (typeof navigator === 'undefined') return false
  const { onLine } = navigator as { onLine?: boolean }
  return onLine === false
}
