import { isMissingCode } from './is-missing-code.ts'
import { isOffline } from './is-offline.ts'

/** What the browsers say of a request, or of a file of code, that got no answer. */
const unanswered = /^(failed to fetch|load failed|network|error loading|importing)/i

/** Whether something failed because no server could be reached: no word of a server's own, and no mistake of ours. */
export function isLostNetwork(error: unknown): boolean {
  return (
    error instanceof Error &&
    !isMissingCode(error) &&
    (unanswered.test(error.message) || isOfflineFailure(error))
  )
}

/** Without a network every failed request is a `TypeError`, whatever the browser calls it. */
function isOfflineFailure(error: Error): boolean {
  return error instanceof TypeError && isOffline()
}
