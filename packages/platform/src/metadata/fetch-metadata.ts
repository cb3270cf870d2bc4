import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireToken } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { NumericId } from '../values/numeric-id.ts'
import type { PageMetadata } from './page-metadata.ts'
import { parseMetadata } from './parse-metadata.ts'

/**
 * Reads what the site keeps about a page.
 *
 * @param page - its numeric id
 * @throws {MissingArgumentError} without a token or a page
 */
export async function fetchMetadata(
  platform: Platform,
  inputs: { page: NumericId | number; signal?: AbortSignal | undefined },
): Promise<PageMetadata> {
  const { page, signal } = emptyIfMissing(inputs)
  requireToken(platform)
  requireArguments({ page })
  const path = `/v1/apps/${pathSegment('metadataApp', platform.environment.metadataApp)}/metadata`
  const query = { page }
  const request = { to: 'metadata', path, query, withToken: true, signal } as const
  return parseMetadata(await requestRest(platform, request))
}
