/** Whether the browser reports that it is offline. False does not guarantee a connection. */
export function isOffline(): boolean {
  if (typeof navigator === 'undefined') return false
  const { onLine } = navigator as { onLine?: boolean }
  return onLine === false
}
