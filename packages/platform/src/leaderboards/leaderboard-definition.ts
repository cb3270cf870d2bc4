/** A value that a tag must have for a page to count. */
export interface LeaderboardCondition {
  tagDefinitionId: string
  value: string
}

/** What a tag leaderboard ranks (Spec §3). */
export interface LeaderboardDefinition {
  id: string
  conditions: LeaderboardCondition[]
  /** Such as `any:distance`. */
  measurementDomain: string
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  primaryUnit: string
  /** The group of pages whose figures are added up, such as `page:campaign:{guid}`. */
  segment: string
  tagDefinition: { id: string; label: string | undefined }
}
