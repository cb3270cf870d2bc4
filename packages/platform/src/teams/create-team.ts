import { MissingArgumentError } from '../errors/missing-argument-error.ts'
import { isPlatformError } from '../errors/platform-error.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { requireArguments } from '../request/require-arguments.ts'
import { requireBearer } from '../request/require-token.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord } from '../values/as-record.ts'
import { cleanTeamName } from '../values/clean-team-name.ts'
import { toSlug } from '../values/to-slug.ts'
import { toText } from '../values/to-text.ts'
import { fetchTeamById } from './fetch-team-by-id.ts'
import { findTeamShortName } from './find-team-short-name.ts'
import { parseTeam } from './parse-team.ts'
import type { Team } from './team.ts'

/** A team to create. */
export interface CreateTeamInputs {
  /** What the platform does not take is left out; at most 255 characters. */
  name: string
  /** A guid. */
  campaign: Id
  story: string
  /** The short name of the captain's page. */
  captainSlug: string
  /** The short name; `findTeamShortName` finds one. @default made of the name, and checked */
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
 * Creates a team once, and reads it. A given `slug` is taken as it is, so that a lost answer can be
 * read back by it: see `readBackTeam`.
 *
 * @returns the team; from what was sent where the platform does not show it yet
 * @throws {MissingArgumentError} without a token, name, campaign, story or captain's page
 * @throws {UnsupportedError} for Basic authentication (Spec §5)
 * @throws {RefusedError} with the server's `errorMessage` (Spec §8)
 * @throws {HttpError} with any other refusal
 */
export async function createTeam(platform: Platform, given: CreateTeamInputs): Promise<Team> {
  const inputs = emptyIfMissing(given)
  requireBearer(platform)
  const { story, captainSlug, target = 1000, currency = 'GBP', signal } = inputs
  const campaign = singleId('campaign', inputs.campaign)
  requireArguments({ name: inputs.name, campaign, story, captainSlug })
  const name = cleanTeamName(inputs.name)
  if (!name) throw new MissingArgumentError('name')
  const slug = inputs.slug ?? (await findTeamShortName(platform, { name, signal }))
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
  const created = asRecord(
    await requestRest(platform, {
      method: 'PUT',
      to: 'api',
      path: '/v2/teams',
      body,
      refusalOf: (answer) => toText(answer['errorMessage']),
      withToken: true,
      signal,
    }),
  )
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
