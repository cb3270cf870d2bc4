import { isNoResponseError, isTimeoutError } from '@milepost/platform'

/** Whether a call ended without an answer. A write may have been done, or not (decisions: lost answers). */
export function isAnswerLost(error: unknown): boolean {
  return isNoResponseError(error) || isTimeoutError(error)
}
