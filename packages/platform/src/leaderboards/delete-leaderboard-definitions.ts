import { measurementDomains } from '@milepost/measures'
import type { Platform } from '../platform/platform.ts'
import { emptyIfMissing } from '../request/empty-if-missing.ts'
import { definitionName } from './create-leaderboard-definitions.ts'
import { deleteLeaderboardDefinition } from './delete-leaderboard-definition.ts'
import {
  leaderboardDefinitionId,
  type LeaderboardDefinitionInputs,
} from './leaderboard-definition-id.ts'

/**
 * Deletes the definitions that `createLeaderboardDefinitions` made with the same inputs.
 *
 * @throws as `deleteLeaderboardDefinition`, with the first failure; others may have been deleted
 */
export async function deleteLeaderboardDefinitions(
  platform: Platform,
  given: Omit<LeaderboardDefinitionInputs, 'measurementDomain'> & {
    signal?: AbortSignal | undefined
  },
): Promise<void> {
  const { signal, ...inputs } = emptyIfMissing(given)
  await Promise.all(
    measurementDomains.map((measurementDomain) => {
      const name = definitionName(measurementDomain, inputs.name)
      const id = leaderboardDefinitionId({ ...inputs, measurementDomain, name })
      return deleteLeaderboardDefinition(platform, { id, signal })
    }),
  )
}
