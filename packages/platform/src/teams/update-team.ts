import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import type { Platform } from '../platform/platform.ts'
import { isIdentityToken } from '../request/is-identity-token.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requireBearer } from '../request/require-token.ts'
import { settleAll } from '../request/settle-all.ts'
import { requestRest } from '../rest/request-rest.ts'
import { cleanTeamName } from '../values/clean-team-name.ts'
import type { Guid } from '../values/guid.ts'
import { withoutEmpty } from '../values/without-empty.ts'

/** What to change of a team; what is not given stays. */
export interface UpdateTeamInputs {
  /** The team's guid. */
  id: Guid
  /** What the platform does not take is left out; at most 255 characters. */
  name?: string | undefined
  /** Plain text. */
  story?: string | undefined
  /** Major units. */
  target?: number | undefined
  /** @default 'GBP', where there is a target */
  currency?: string | undefined
  coverPhotoId?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Changes a team: by up to three requests at once, or by one with a legacy token (32 characters or
 * fewer, Spec §6). Each is sent once; where one fails the others may have been stored.
 *
 * @throws {MissingArgumentError} without a token or a guid, or for a name that nothing is left of
 * @throws {UnsupportedError} for Basic authentication
 * @throws {HttpError} with the first refusal, once every request has ended
 */
export async function updateTeam(platform: Platform, given: UpdateTeamInputs): Promise<void> {
  const inputs = emptyIfMissing(given)
  requireBearer(platform)
  const { id, story, target, currency = 'GBP', coverPhotoId, signal } = inputs
  const segment = pathSegment('id', id)
  const name = inputs.name && cleanTeamName(inputs.name)
  if (inputs.name && !name) throw new MissingArgumentError('name')
  const put = (to: 'api' | 'services', path: string, body: object) =>
    requestRest(platform, { method: 'PUT', to, path, body, withToken: true, signal })

  if (!isIdentityToken(platform)) {
    const body = {
      teamGuid: id,
      ...withoutEmpty({ name, story, coverPhotoId }),
      ...(target !== undefined && { targetAmount: target, currency }),
    }
    await put('api', `/v1/teamsv2/${segment}`, body)
    return
  }
  const base = `/v1/${platform.environment.provider}/proxy/campaigns/v1/teams/${segment}`
  const details = withoutEmpty({
    coverPhotoImageId: coverPhotoId,
    story: story === undefined ? undefined : richText(story),
  })
  await settleAll([
    ...(name ? [put('services', `${base}/details/name`, { name, teamGuid: id })] : []),
    ...(Object.keys(details).length > 0 ? [put('services', `${base}/details`, details)] : []),
    ...(target === undefined
      ? []
      : [put('services', `${base}/fundraising`, { targetAmount: target, currencyCode: currency })]),
  ])
}

/** One paragraph of rich text, as JSON. */
function richText(text: string): string {
  return JSON.stringify([{ type: 'paragraph', nodes: [{ type: 'text', ranges: [{ text }] }] }])
}
