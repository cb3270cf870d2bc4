import { isMissingCode } from './is-missing-code.ts'
import { isOffline } from './is-offline.ts'

/** Browsers' messages for failed requests and module imports. */
const unanswered = /^(failed to fetch|load failed|network|error loading|importing)/i

/** Whether an error means that no server was reached, rather than an error response or a bug. */
export function isLostNetwork(error: unknown): boolean {
  return (
    error instanceof Error &&
    !isMissingCode(error) &&
    (unanswered.test(error.message) || isOfflineFailure(error))
  )
}

/** While offline, every failed request is a `TypeError`, with a browser-specific message. */
function isOfflineFailure(error: Error): boolean {
  return error instanceof TypeError && isOffline()
}
