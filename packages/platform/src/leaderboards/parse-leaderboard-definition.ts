import { asList } from '../values/as-list.ts'
import { asRecord } from '../values/as-record.ts'
import { toText } from '../values/to-text.ts'
import type { LeaderboardDefinition } from './leaderboard-definition.ts'

/** Reads a leaderboard definition. Never throws; a missing text is ''. */
export function parseLeaderboardDefinition(wire: unknown): LeaderboardDefinition {
  const row = asRecord(wire)
  const tag = asRecord(row['tagDefinition'])
  return {
    id: toText(row['id']) ?? '',
    conditions: asList(row['conditions'])
      .map(asRecord)
      .map(({ tagDefinitionId, value }) => ({
        tagDefinitionId: toText(tagDefinitionId) ?? '',
        value: toText(value) ?? '',
      })),
    measurementDomain: toText(row['measurementDomain']) ?? '',
    primaryUnit: toText(row['primaryUnit']) ?? '',
    segment: toText(row['segment']) ?? '',
    tagDefinition: { id: toText(tag['id']) ?? '', label: toText(tag['label']) },
  }
}
