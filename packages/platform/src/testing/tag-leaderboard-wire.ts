import type { LeaderboardDefinitionWire } from '../leaderboards/leaderboard-definition.wire.ts'
import type { TagLeaderboardRowWire } from '../leaderboards/tag-leaderboard.wire.ts'
import { exampleWorld as world } from './example-world.ts'
import { graphLeaderboardRowWire } from './graph-wire.ts'

/** A row of a tag leaderboard: Sam's page, 120.00 as 12000 pence. */
export function tagLeaderboardRowWire(
  overrides: Partial<TagLeaderboardRowWire> = {},
): TagLeaderboardRowWire {
  return {
    tagValue: `page:fundraising:${world.pageGuid}`,
    tagValueAsNode: {
      ...graphLeaderboardRowWire(),
      url: `https://www.example/fundraising/${world.pageShortName}`,
      heroMedia: { url: 'https://images.example/image/p1.jpg' },
    },
    amounts: [{ value: 12000, unit: 'gbp' }],
    ...overrides,
  }
}

/** What the example campaign's distance leaderboard ranks. */
export function leaderboardDefinitionWire(
  overrides: Partial<LeaderboardDefinitionWire> = {},
): LeaderboardDefinitionWire {
  const segment = `page:campaign:${world.campaignGuid}`
  return {
    id: world.definitionId,
    conditions: [],
    measurementDomain: 'any:distance',
    primaryUnit: 'meters',
    segment,
    tagDefinition: { id: segment, label: 'Page Campaign Link' },
    ...overrides,
  }
}
