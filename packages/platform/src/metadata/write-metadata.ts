import type { Platform } from '../platform/platform.ts'
import { assertHeaderValue } from '../platform/assert-header-value.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { NumericId } from '../values/numeric-id.ts'
import type { PageMetadata } from './page-metadata.ts'
import { parseMetadata } from './parse-metadata.ts'

/**
 * Keeps values about a page; a key that is there already gets the new value. Sent once.
 *
 * @param page - its numeric id
 * @returns the rows as they are kept now
 * @throws {MissingArgumentError} without a token, a page or values
 */
export async function writeMetadata(
  platform: Platform,
  inputs: {
    page: NumericId | number
    values: Readonly<Record<string, string>>
    sessionId?: string | undefined
    signal?: AbortSignal | undefined
  },
): Promise<PageMetadata> {
  const { page, values, sessionId, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ page, values })
  assertHeaderValue('sessionId', sessionId)
  const rows = await requestRest(platform, {
    method: 'POST',
    to: 'metadata',
    path: `/v1/apps/${pathSegment('metadataApp', platform.environment.metadataApp)}/metadata`,
    body: {
      page: String(page),
      values: Object.entries(values).map(([key, value]) => ({ key, value })),
    },
    ...(sessionId && { headers: { sessionId } }),
    withToken: true,
    signal,
  })
  return parseMetadata(rows)
}
