import { isGraphError } from './graph-error.ts'
import { isHttpError } from './http-error.ts'
import { isNoResponseError } from './no-response-error.ts'
import { isTimeoutError } from './timeout-error.ts'

/**
 * Whether a call ended without an answer, or with one that does not say what was done. A write may then have been
 * done, or not: look before it is sent again.
 */
export function isAnswerLost(error: unknown): boolean {
  return (
    isNoResponseError(error) ||
    isTimeoutError(error) ||
    (isGraphError(error) && error.mayBeWritten) ||
    (isHttpError(error) && error.status < 300)
  )
}
