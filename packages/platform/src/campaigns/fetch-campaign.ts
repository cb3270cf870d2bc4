import type { ReadParameters } from '../pages/page-context.ts'
import type { Platform } from '../platform/platform.ts'
import type { Id } from '../request/list-ids.ts'
import { singleId } from '../request/single-id.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { pathSegment } from '../request/path-segment.ts'
import { requestRest } from '../rest/request-rest.ts'
import type { Campaign } from './campaign.ts'
import { parseCampaign } from './parse-campaign.ts'

/**
 * Reads one campaign with what it has raised.
 *
 * @param campaign - its guid
 * @throws {HttpError} with status 404 when there is none
 * @throws {MissingArgumentError} without a campaign
 */
export async function fetchCampaign(
  platform: Platform,
  inputs: ReadParameters & { campaign: Id; signal?: AbortSignal | undefined },
): Promise<Campaign> {
  const { campaign, country, includeOffline, signal } = emptyIfMissing(inputs)
  const id = pathSegment('campaign', singleId('campaign', campaign))
  const path = `/v1/${platform.environment.provider}/campaigns/${id}`
  const query = { country, includeOffline }
  const answer = await requestRest(platform, { to: 'services', path, query, signal })
  return parseCampaign(platform, answer)
}
