import type { Platform } from '../platform/platform.ts'
import { cleanInputs, toPathSegment, requireArguments, requireToken } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { NumericId } from '../values/values.ts'
import { type PageMetadata, parseMetadata } from './metadata.ts'

/**
 * Fetches the metadata that the site stored for a page.
 *
 * @param page - numeric ID
 * @throws {MissingArgumentError} if the token or page is missing
 */
export async function fetchMetadata(
  platform: Platform,
  inputs: { page: NumericId | number; signal?: AbortSignal | undefined },
): Promise<PageMetadata> {
  const { page, signal } = cleanInputs(inputs)
  requireToken(platform)
  requireArguments({ page })
  const path = `/v1/apps/${toPathSegment('metadataApp', platform.environment.metadataApp)}/metadata`
  const query = { page }
  const request = { to: 'metadata', path, query, withToken: true, signal } as const
  return parseMetadata(await requestRest(platform, request))
}

/**
 * Stores metadata for a page. Overwrites existing keys and leaves other keys unchanged. Never retried.
 *
 * @param page - numeric ID
 * @returns the stored metadata
 * @throws {MissingArgumentError} if the token, page or values are missing
 */
export async function writeMetadata(
  platform: Platform,
  inputs: {
    page: NumericId | number
    values: Readonly<Record<string, string>>
    signal?: AbortSignal | undefined
  },
): Promise<PageMetadata> {
  const { page, values, signal } = cleanInputs(inputs)
  requireToken(platform)
  requireArguments({ page, values })
  const rows = await requestRest(platform, {
    method: 'POST',
    to: 'metadata',
    path: `/v1/apps/${toPathSegment('metadataApp', platform.environment.metadataApp)}/metadata`,
    body: {
      page: String(page),
      values: Object.entries(values).map(([key, value]) => ({ key, value })),
    },
    withToken: true,
    signal,
  })
  return parseMetadata(rows)
}
