import type { LeaderboardDefinitionWire } from '@milepost/platform/testing'
import type { Database } from '../database/open-database.ts'

/** A stored definition; undefined when there is none. */
export function leaderboardDefinition(
  database: Database,
  id: string,
): LeaderboardDefinitionWire | undefined {
  const row = database.get<{ definition: string }>(
    'SELECT definition FROM leaderboard_definitions WHERE id = ?',
    id,
  )
  return row === undefined ? undefined : (JSON.parse(row.definition) as LeaderboardDefinitionWire)
}
