import {
  isHttpError,
  isMissingArgumentError,
  isNotFoundError,
  isRefusedError,
  isResponseLost,
} from '@milepost/platform'
import { NoCharityError } from './open-reports.ts'
import type { reportsMessages } from './reports-messages.ts'

export type ReportsProblem = keyof Pick<
  typeof reportsMessages.english,
  'down' | 'failed' | 'limited' | 'missing' | 'noCharity' | 'refused'
>

/** Returns the message key for a failed call. */
export function getReportsProblem(error: unknown): ReportsProblem {
  if (error instanceof NoCharityError) return 'noCharity'
  if (isHttpError(error, 401) || isHttpError(error, 403)) return 'refused'
  if (isRefusedError(error) || isMissingArgumentError(error)) return 'refused'
  if (isNotFoundError(error)) return 'missing'
  if (isHttpError(error, 429)) return 'limited'
  if (isResponseLost(error)) return 'down'
  if (isHttpError(error) && error.status >= 502) return 'down'
  return 'failed'
}
