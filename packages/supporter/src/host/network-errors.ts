/** Browsers' messages for failed requests and module imports. */
const networkErrorPattern = /^(failed to fetch|load failed|network|error loading|importing)/i

/** Whether an error means that no server was reached, rather than an error response or a bug. */
export function isNetworkError(error: unknown): boolean {
  return (
    error instanceof Error &&
    !isMissingCodeError(error) &&
    (networkErrorPattern.test(error.message) || isOfflineError(error))
  )
}

/** While offline, every failed request is a `TypeError`, with a browser-specific message. */
function isOfflineError(error: Error): boolean {
  return error instanceof TypeError && isOffline()
}

const missingCodePattern = /dynamically imported module|^importing a module script/i

/** Whether a code file could not be loaded while online: a content blocker blocked it, or a deployment removed it. */
export function isMissingCodeError(error: unknown): boolean {
  return error instanceof Error && missingCodePattern.test(error.message) && !isOffline()
}

/** Whether the browser reports that it is offline. False does not guarantee a connection. */
export function isOffline(): boolean {
  if (typeof navigator === 'undefined') return false
  const { onLine } = navigator as { onLine?: boolean }
  return onLine === false
}
