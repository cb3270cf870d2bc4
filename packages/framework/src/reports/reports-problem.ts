import {
  isHttpError,
  isMissingArgumentError,
  isNotFoundError,
  isRefusedError,
  isAnswerLost,
} from '@milepost/platform'
import { NoCharityError } from './open-reports.ts'
import type { reportsMessages } from './reports-messages.ts'

/** What to tell an administrator about a call that failed: the key of a message. */
export function reportsProblem(error: unknown): keyof typeof reportsMessages {
  if (error instanceof NoCharityError) return 'reportsNoCharity'
  if (isHttpError(error, 401) || isHttpError(error, 403)) return 'reportsRefused'
  if (isRefusedError(error) || isMissingArgumentError(error)) return 'reportsRefused'
  if (isNotFoundError(error)) return 'reportsMissing'
  if (isHttpError(error, 429)) return 'reportsLimited'
  if (isAnswerLost(error)) return 'reportsDown'
  if (isHttpError(error) && error.status >= 502) return 'reportsDown'
  return 'reportsFailed'
}
