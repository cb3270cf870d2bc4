import type { Platform } from '../platform/platform.ts'
import { assertHeaderValue } from '../platform/assert-header-value.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requestRest } from '../rest/request-rest.ts'

/** An administrator who may see a charity's reports. The token may contain a password: keep it in memory. */
export interface ReportAdmin {
  token: string
  charityId: string
}

/**
 * Checks an administrator's token for the reports of a charity.
 *
 * @param token - given ready-made; sent with the scheme Basic
 * @throws {MissingArgumentError} without a charity or a token
 * @throws {RefusedError} when the platform answers with success that it is not valid
 * @throws {HttpError} with status 401 when it refuses the token
 * @throws {TypeError} when the token contains characters that no header can carry
 */
export async function authenticateReports(
  platform: Platform,
  inputs: { charity: Id; token: string; signal?: AbortSignal | undefined },
): Promise<ReportAdmin> {
  const { charity, token, signal } = emptyIfMissing(inputs)
  const charityId = singleId('charity', charity)
  requireArguments({ charity: charityId, token })
  assertHeaderValue('token', token)
  const segment = pathSegment('charity', charityId)
  const path = `/v1/${platform.environment.provider}/reports/${segment}/authenticate`
  await requestRest(platform, {
    method: 'POST',
    to: 'services',
    path,
    headers: { Authorization: `Basic ${token}` },
    refusalOf: ({ isValid }) =>
      isValid === false ? 'The administrator was not accepted' : undefined,
    signal,
  })
  return { token, charityId: charityId ?? '' }
}
