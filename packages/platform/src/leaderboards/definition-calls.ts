import { getPrimaryUnit } from '@milepost/measures'
import { isHttpError } from '../errors/errors.ts'
import type { Platform } from '../platform/platform.ts'
import { cleanInputs, toPathSegment, toSingleId } from '../request/arguments.ts'
import { requestRest } from '../rest/request-rest.ts'
import { asRecord, toText } from '../values/values.ts'
import {
  type LeaderboardCondition,
  type LeaderboardDefinition,
  getLeaderboardDefinitionId,
  type LeaderboardDefinitionInputs,
  parseLeaderboardDefinition,
} from './leaderboard-definition.ts'

/**
 * Fetches a leaderboard definition.
 *
 * @throws {HttpError} 404 if the definition does not exist
 * @throws {MissingArgumentError} if the ID is missing
 */
export async function fetchLeaderboardDefinition(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<LeaderboardDefinition> {
  const { id, signal } = cleanInputs(inputs)
  const path = `/v1/tags/leaderboard/definition/${toPathSegment('id', id)}`
  const response = asRecord(await requestRest(platform, { to: 'api', path, signal }))
  return parseLeaderboardDefinition(response['definition'])
}

export interface CreateLeaderboardDefinitionInputs extends LeaderboardDefinitionInputs {
  /** @default 'Page Campaign Link' */
  label?: string | undefined
  /** @default `page:{type}:{campaign}` */
  segment?: string | undefined
  conditions?: LeaderboardCondition[] | undefined
  signal?: AbortSignal | undefined
}

/**
 * Creates or replaces a leaderboard definition, under the ID that `getLeaderboardDefinitionId` returns for the inputs. Never retried.
 *
 * @returns the definition; `updated` is false if the platform refused to replace it because its tag already has totals (Spec §8)
 * @throws {MissingArgumentError} if the campaign or domain is missing
 * @throws {HttpError} for any other error response
 */
export async function createLeaderboardDefinition(
  platform: Platform,
  given: CreateLeaderboardDefinitionInputs,
): Promise<LeaderboardDefinition & { updated: boolean }> {
  const { label, segment, conditions = [], signal, ...inputs } = cleanInputs(given)
  const id = getLeaderboardDefinitionId(inputs)
  const { type = 'campaign', measurementDomain, tagId } = inputs
  const pageSegment = segment ?? `page:${type}:${toSingleId('campaign', inputs.campaign)}`
  const definition: LeaderboardDefinition = {
    id,
    conditions,
    measurementDomain,
    primaryUnit: getPrimaryUnit(measurementDomain) ?? 'count',
    segment: pageSegment,
    tagDefinition: { id: tagId ?? pageSegment, label: label ?? 'Page Campaign Link' },
  }
  try {
    const path = `/v1/tags/leaderboard/definition/${id}`
    const request = { method: 'POST', to: 'api', path, body: definition, signal } as const
    const response = await requestRest(platform, { ...request, withToken: true })
    const stored = asRecord(response)['definition']
    return { ...(stored ? parseLeaderboardDefinition(stored) : definition), updated: true }
  } catch (error) {
    const message = isHttpError(error) ? toText(asRecord(error.data)['errorMessage']) : undefined
    if (!message?.includes('already has totals')) throw error
    return { ...definition, updated: false }
  }
}

/**
 * Deletes a leaderboard definition. Never retried.
 *
 * @throws {HttpError} 404 if the definition does not exist
 * @throws {MissingArgumentError} if the ID is missing
 */
export async function deleteLeaderboardDefinition(
  platform: Platform,
  inputs: { id: string; signal?: AbortSignal | undefined },
): Promise<void> {
  const { id, signal } = cleanInputs(inputs)
  const path = `/v1/tags/leaderboard/definition/${toPathSegment('id', id)}`
  await requestRest(platform, { method: 'DELETE', to: 'api', path, withToken: true, signal })
}
