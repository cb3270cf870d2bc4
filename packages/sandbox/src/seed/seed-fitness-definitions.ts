import { leaderboardDefinitionId } from '@milepost/platform'
import type { LeaderboardDefinitionWire } from '@milepost/platform/testing'
import type { Database } from '../database/open-database.ts'

/** Keeps what ranks a campaign's pages by distance, climb, time and number of activities. */
export function seedFitnessDefinitions(database: Database, campaign: string): void {
  for (const definition of fitnessDefinitions(campaign)) {
    database.run(
      'INSERT INTO leaderboard_definitions VALUES (?, ?)',
      definition.id,
      JSON.stringify(definition),
    )
  }
}

function fitnessDefinitions(campaign: string): LeaderboardDefinitionWire[] {
  const segment = `page:campaign:${campaign}`
  return [
    ['any:distance', 'meters'],
    ['any:elevation_gain', 'meters'],
    ['any:elapsed_time', 'seconds'],
    ['any:activities', 'count'],
  ].map(([measurementDomain = '', primaryUnit = '']) => ({
    id: leaderboardDefinitionId({ campaign, measurementDomain }),
    conditions: [],
    measurementDomain,
    primaryUnit,
    segment,
    tagDefinition: { id: segment, label: 'Page Campaign Link' },
  }))
}
