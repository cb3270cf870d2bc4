import { measurementDomains } from '@milepost/measures'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import {
  createLeaderboardDefinition,
  type CreateLeaderboardDefinitionInputs,
} from './create-leaderboard-definition.ts'
import type { LeaderboardDefinition } from './leaderboard-definition.ts'

/**
 * Creates one leaderboard definition for each of the 24 domains. The count of offline donations
 * has a name of its own, because its id would be that of their amount.
 *
 * @throws as `createLeaderboardDefinition`, with the first failure; others may have been created
 */
export function createLeaderboardDefinitions(
  platform: Platform,
  given: Omit<CreateLeaderboardDefinitionInputs, 'measurementDomain'>,
): Promise<(LeaderboardDefinition & { updated: boolean })[]> {
  const inputs = emptyIfMissing(given)
  return Promise.all(
    measurementDomains.map((measurementDomain) =>
      createLeaderboardDefinition(platform, {
        ...inputs,
        measurementDomain,
        name: definitionName(measurementDomain, inputs.name),
      }),
    ),
  )
}

/** The name of a definition among those of all domains. */
export function definitionName(domain: string, name: string | undefined): string | undefined {
  return domain === 'fundraising:offline_donations_count'
    ? [name, 'count'].filter(Boolean).join('-')
    : name
}
