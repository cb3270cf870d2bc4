import { isHttpError } from '@milepost/platform'

/** Client errors that are not about the slug: missing credentials, a timeout and a rate limit. */
const unrelatedStatuses: readonly (number | undefined)[] = [401, 408, 429]

/** Whether the platform responded, and refused the request itself. */
export function isClientError(error: unknown): boolean {
  if (!isHttpError(error)) return false
  return error.status >= 400 && error.status < 500 && !unrelatedStatuses.includes(error.status)
}
