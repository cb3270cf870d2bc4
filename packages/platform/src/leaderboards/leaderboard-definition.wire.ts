/** What a tag leaderboard ranks: the body and, inside an envelope, the answer of its calls. */
export interface LeaderboardDefinitionWire {
  id: string
  conditions: { tagDefinitionId: string; value: string }[]
  /** Such as `any:distance`. */
  measurementDomain: string
  /** `count`, `meters`, `seconds` or a lower-case currency code. */
  primaryUnit: string
  segment: string
  tagDefinition: { id: string; label: string }
}

/** `GET` and `POST {api}/v1/tags/leaderboard/definition/{id}`. */
export interface LeaderboardDefinitionAnswerWire {
  definition: LeaderboardDefinitionWire
}
