import { getLeaderboardDefinitionId } from '@milepost/platform'
import type { LeaderboardDefinitionWire } from '@milepost/platform/testing'
import type { Database } from '../database/open-database.ts'

type TagDefinition = { id: string; label: string } | undefined

/**
 * Stores leaderboard definitions for a campaign: its pages by distance, elevation gain, time, activities and number of
 * donations, and the values of its tag by online donations.
 */
export function seedLeaderboards(database: Database, campaign: string, tag: TagDefinition): void {
  const definitions = [
    ...createPageDefinitions(campaign),
    ...(tag === undefined ? [] : [createTagDefinition(campaign, tag)]),
  ]
  for (const definition of definitions) {
    database.run(
      'INSERT INTO leaderboard_definitions VALUES (?, ?)',
      definition.id,
      JSON.stringify(definition),
    )
  }
}

function createPageDefinitions(campaign: string): LeaderboardDefinitionWire[] {
  const segment = `page:campaign:${campaign}`
  return [
    ['any:distance', 'meters'],
    ['any:elevation_gain', 'meters'],
    ['any:elapsed_time', 'seconds'],
    ['any:activities', 'count'],
    ['fundraising:donations_made', 'count'],
  ].map(([measurementDomain = '', primaryUnit = '']) => ({
    id: getLeaderboardDefinitionId({ campaign, measurementDomain }),
    conditions: [],
    measurementDomain,
    primaryUnit,
    segment,
    tagDefinition: { id: segment, label: 'Page Campaign Link' },
  }))
}

function createTagDefinition(
  campaign: string,
  { id, label }: NonNullable<TagDefinition>,
): LeaderboardDefinitionWire {
  const measurementDomain = 'fundraising:donations_received'
  return {
    id: getLeaderboardDefinitionId({ campaign, measurementDomain, tagId: id }),
    conditions: [],
    measurementDomain,
    primaryUnit: 'gbp',
    segment: `page:campaign:${campaign}`,
    tagDefinition: { id, label },
  }
}
