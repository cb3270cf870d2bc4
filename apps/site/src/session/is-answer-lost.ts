import { isGraphError, isHttpError, isNoResponseError, isTimeoutError } from '@milepost/platform'

/**
 * Whether a call ended without an answer, or with one that does not say what was done. A write may have
 * been done, or not (decisions: lost answers).
 */
export function isAnswerLost(error: unknown): boolean {
  return (
    isNoResponseError(error) ||
    isTimeoutError(error) ||
    (isGraphError(error) && error.mayBeWritten) ||
    (isHttpError(error) && error.status < 300)
  )
}
