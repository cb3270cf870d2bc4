import * as fc from 'fast-check'

/** A charity with one event and one campaign, all in one currency. */
export interface WorldCause {
  /** Includes JPY, which has no minor units. */
  currency: 'GBP' | 'EUR' | 'USD' | 'JPY'
  /** Donations to the campaign itself. */
  directMinor: readonly number[]
  /** Number of direct donations, from the first, whose amount is hidden. */
  hiddenCount: number
  teamCount: number
  /** Whether the platform has a leaderboard of the tag's values for the campaign. */
  hasTagBoard: boolean
}

/** A supporter's page. */
export interface WorldPage {
  /** Index of the cause, modulo the number of causes. */
  cause: number
  /** Index of the team, modulo the number of teams of the cause; undefined without a team. */
  team: number | undefined
  /** A page outside the campaign, for the charity's event only, has no team. */
  isInCampaign: boolean
  giftsMinor: readonly number[]
  /** Number of donations, from the first, whose amount is hidden. */
  hiddenCount: number
  offlineMinor: number
  region: 'North' | 'South' | undefined
}

/** Donations, pages and teams on the platform, and the settings of a site that shows them. */
export interface World {
  causes: readonly WorldCause[]
  pages: readonly WorldPage[]
  /** Number of copies of the first page, without a region. Enough to need a second page of platform results. */
  crowd: number
  site: {
    /** Type of the site's platform items. */
    kind: 'campaign' | 'charity' | 'event' | 'page'
    country: 'gb' | 'ie' | 'us'
    excludeOffline: boolean
    /** `excludeOffline` of each item, repeated in a cycle; undefined for the site's setting. */
    ofItems: readonly (boolean | undefined)[]
    /** Excluded teams, with the same indices as in `WorldPage`. */
    excludedTeams: readonly { cause: number; team: number; isByGuid: boolean }[]
    /** Whether the settings also exclude a team that does not exist. */
    excludesNobody: boolean
  }
}

/** Maximum number of pages whose individual totals are requested. */
export const mostPagesAsked = 3

export const regions = ['North', 'South'] as const

const minor = fc.integer({ min: 1, max: 300_000 })

/** Worlds small enough for a readable counterexample. */
export const worlds: fc.Arbitrary<World> = fc.record({
  causes: fc.array(
    fc.record({
      currency: fc.constantFrom('GBP', 'EUR', 'USD', 'JPY'),
      directMinor: fc.array(minor, { maxLength: 3 }),
      hiddenCount: fc.integer({ min: 0, max: 2 }),
      teamCount: fc.integer({ min: 0, max: 3 }),
      hasTagBoard: fc.boolean(),
    }),
    { minLength: 1, maxLength: 3 },
  ),
  pages: fc.array(
    fc.record({
      cause: fc.integer({ min: 0, max: 2 }),
      team: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
      isInCampaign: fc.boolean(),
      giftsMinor: fc.array(minor, { maxLength: 4 }),
      hiddenCount: fc.integer({ min: 0, max: 2 }),
      offlineMinor: fc.oneof(fc.constant(0), minor),
      region: fc.constantFrom('North', 'South', undefined),
    }),
    { maxLength: 8 },
  ),
  crowd: fc.oneof({ weight: 19, arbitrary: fc.constant(0) }, fc.constant(24)),
  site: fc.record({
    kind: fc.constantFrom('campaign', 'charity', 'event', 'page'),
    country: fc.constantFrom('gb', 'ie', 'us'),
    excludeOffline: fc.boolean(),
    ofItems: fc.array(fc.constantFrom(true, false, undefined), { maxLength: 3 }),
    excludedTeams: fc.array(
      fc.record({
        cause: fc.integer({ min: 0, max: 2 }),
        team: fc.integer({ min: 0, max: 2 }),
        isByGuid: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    excludesNobody: fc.boolean(),
  }),
})
