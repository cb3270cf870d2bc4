import { isPlatformError, MissingArgumentError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import {
  cleanInputs,
  type Id,
  usesIdentityToken,
  toPathSegment,
  requireArguments,
  requireBearer,
  toSingleId,
} from '../request/arguments.ts'
import { type ReadBack, readBack, settleAll } from '../request/reads.ts'
import { requestRest } from '../rest/request-rest.ts'
import { cleanTeamName, toSlug } from '../values/texts.ts'
import { asRecord, type Guid, toText, withoutEmpty } from '../values/values.ts'
import { fetchTeam, fetchTeamById, suggestTeamSlug } from './read-teams.ts'
import { parseTeam, type Team } from './team.ts'

/** A team to create. */
export interface CreateTeamInputs {
  /** At most 255 characters. Unsupported characters are removed. */
  name: string
  /** GUID. */
  campaign: Id
  story: string
  /** Slug of the captain's page. */
  captainSlug: string
  /** Slug, which is not checked. @default the result of `suggestTeamSlug` */
  slug?: string | undefined
  /** Major units. @default 1000 */
  target?: number | undefined
  /** @default 'GBP' */
  currency?: string | undefined
  /** @default 'Fixed' */
  targetType?: 'Fixed' | 'Aggregate' | undefined
  /** @default 'Open' */
  teamType?: 'Open' | 'Closed' | 'ByInvitationOnly' | undefined
  coverPhotoId?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates a team, without retries, and fetches it. If you pass a slug, you can check with `readBackTeam` if the response is lost.
 *
 * @returns the team, built from the inputs if it cannot be read yet
 * @throws {MissingArgumentError} if the token, name, campaign, story or captain's page is missing
 * @throws {UnsupportedError} if the platform uses Basic authentication (Spec §5)
 * @throws {RefusedError} if a 2xx response contains an `errorMessage` (Spec §8)
 * @throws {HttpError} if the platform returns any other error
 */
export async function createTeam(platform: Platform, given: CreateTeamInputs): Promise<Team> {
  const inputs = cleanInputs(given)
  requireBearer(platform)
  const { story, captainSlug, target = 1000, currency = 'GBP', signal } = inputs
  const campaign = toSingleId('campaign', inputs.campaign)
  requireArguments({ name: inputs.name, campaign, story, captainSlug })
  const name = cleanTeamName(inputs.name)
  if (!name) throw new MissingArgumentError('name')
  const slug = inputs.slug ?? (await suggestTeamSlug(platform, { name, signal }))
  const body = {
    name,
    teamShortName: toSlug(slug),
    campaignGuid: campaign,
    captainPageShortName: toSlug(captainSlug),
    story,
    teamTarget: target,
    targetCurrency: currency,
    targetType: inputs.targetType ?? 'Fixed',
    teamType: inputs.teamType ?? 'Open',
    ...(inputs.coverPhotoId && { coverPhotoId: inputs.coverPhotoId }),
  }
  const getRefusal = (response: Readonly<Record<string, unknown>>) =>
    toText(response['errorMessage'])
  const request = { method: 'PUT', to: 'api', path: '/v2/teams', body, getRefusal, signal } as const
  const created = asRecord(await requestRest(platform, { ...request, withToken: true }))
  const teamGuid = toText(created['teamGuid'])
  try {
    if (teamGuid) return await fetchTeamById(platform, { team: teamGuid, signal })
  } catch (error) {
    if (!isPlatformError(error)) throw error
  }
  return parseTeam(platform, {
    teamGuid,
    shortName: body.teamShortName,
    name,
    status: 'Active',
    story,
    campaignGuid: campaign,
    fundraisingConfiguration: { currencyCode: currency, targetAmount: target },
    coverImageName: inputs.coverPhotoId,
  })
}

/** Changes to a team. Omitted fields stay unchanged. */
export interface UpdateTeamInputs {
  id: Guid
  /** At most 255 characters. Unsupported characters are removed. */
  name?: string | undefined
  /** Plain text. */
  story?: string | undefined
  /** Major units. */
  target?: number | undefined
  /** Currency of the target. @default 'GBP' */
  currency?: string | undefined
  coverPhotoId?: string | undefined
  signal?: AbortSignal | undefined
}

/**
 * Updates a team. Sends up to three requests in parallel, without retries, or one request with a legacy token (32 characters or fewer,
 * Spec §6). If one fails, other changes may have been stored.
 *
 * @throws {MissingArgumentError} if the token or GUID is missing, or the name has no allowed characters
 * @throws {UnsupportedError} if the platform uses Basic authentication
 * @throws {HttpError} the first error, after all requests have finished
 */
export async function updateTeam(platform: Platform, given: UpdateTeamInputs): Promise<void> {
  const inputs = cleanInputs(given)
  requireBearer(platform)
  const { id, story, target, currency = 'GBP', coverPhotoId, signal } = inputs
  const segment = toPathSegment('id', id)
  const name = inputs.name && cleanTeamName(inputs.name)
  if (inputs.name && !name) throw new MissingArgumentError('name')
  const put = (to: 'api' | 'services', path: string, body: object) =>
    requestRest(platform, { method: 'PUT', to, path, body, withToken: true, signal })

  if (!usesIdentityToken(platform)) {
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
    story: story === undefined ? undefined : toRichText(story),
  })
  await settleAll([
    ...(name ? [put('services', `${base}/details/name`, { name, teamGuid: id })] : []),
    ...(Object.keys(details).length > 0 ? [put('services', `${base}/details`, details)] : []),
    ...(target === undefined
      ? []
      : [put('services', `${base}/fundraising`, { targetAmount: target, currencyCode: currency })]),
  ])
}

/** Wraps text in the JSON of a rich-text paragraph. */
function toRichText(text: string): string {
  return JSON.stringify([{ type: 'paragraph', nodes: [{ type: 'text', ranges: [{ text }] }] }])
}

export interface JoinTeamInputs {
  pageSlug: string
  teamSlug: string
  pageId?: Guid | undefined
  teamId?: Guid | undefined
  signal?: AbortSignal | undefined
}

/**
 * Adds a page to a team. Never retried.
 *
 * @throws {MissingArgumentError} if the token, page or team is missing
 * @throws {UnsupportedError} if the platform uses Basic authentication
 * @throws {HttpError} 400 or 409 if the team is locked to a campaign, charity or event other than the page's; the message names the lock
 */
export async function joinTeam(platform: Platform, inputs: JoinTeamInputs): Promise<void> {
  await changeMembership(platform, 'join', cleanInputs(inputs))
}

async function changeMembership(
  platform: Platform,
  action: 'join' | 'leave',
  inputs: JoinTeamInputs,
) {
  const { pageSlug, teamSlug, pageId, teamId, signal } = inputs
  requireBearer(platform)
  requireArguments({ pageSlug, teamSlug })
  const path = `/v1/${platform.environment.provider}/teams/${action}`
  const slugs = { pageSlug: toSlug(pageSlug), teamSlug: toSlug(teamSlug) }
  const body = withoutEmpty({ ...slugs, pageId, teamId })
  const request = { method: 'POST', to: 'services', path, body, signal } as const
  await requestRest(platform, { ...request, withToken: true })
}

/**
 * Removes a page from a team. Never retried.
 *
 * @throws {MissingArgumentError} if the token, page or team is missing
 * @throws {UnsupportedError} if the platform uses Basic authentication
 * @throws {HttpError} 400 or 404 if the page is not in the team
 */
export async function leaveTeam(
  platform: Platform,
  inputs: { pageSlug: string; teamSlug: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { pageSlug, teamSlug, signal } = cleanInputs(inputs)
  await changeMembership(platform, 'leave', { pageSlug, teamSlug, signal })
}

/**
 * Checks whether a team was created although the response was lost. The outcome is `absent` if it has another captain.
 *
 * @param owner - the captain's GUID
 * @throws {MissingArgumentError} if the slug is missing
 * @throws any error of the read, except a 404
 */
export async function readBackTeam(
  platform: Platform,
  inputs: { slug: string; owner: Guid; signal?: AbortSignal | undefined },
): Promise<ReadBack<Team>> {
  const { slug, owner, signal } = cleanInputs(inputs)
  return readBack(fetchTeam(platform, { slug, signal }), (team) => team.owner, owner)
}
