import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireBearer } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { randomText } from '../values/random-text.ts'
import { toShortName } from '../values/to-short-name.ts'

/**
 * Finds a short name for a team: the one made of `name` when the platform says it is free;
 * otherwise, or when it says nothing, 43 characters of it with six random ones (Spec §5).
 *
 * @throws {MissingArgumentError} without a token or a name
 * @throws {UnsupportedError} for Basic authentication
 */
export async function findTeamShortName(
  platform: Platform,
  inputs: { name: string; signal?: AbortSignal | undefined },
): Promise<string> {
  const { name, signal } = emptyIfMissing(inputs)
  requireBearer(platform)
  requireArguments({ name })
  const slug = toShortName(name, 50) || 'team'
  const teams = `/v1/${platform.environment.provider}/proxy/campaigns/v1/teams`
  const path = `${teams}/shortNames/${pathSegment('slug', slug)}/isAvailable`
  try {
    const request = { to: 'services', path, withToken: true, signal } as const
    if (asRecord(await requestRest(platform, request))['isAvailable'] === true) return slug
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
  return `${slug.slice(0, 43)}-${randomText(platform.random, 6)}`
}
