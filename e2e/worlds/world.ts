import * as fc from 'fast-check'

/** A charity with an event and a campaign of its own, all in one currency. */
export interface WorldCause {
  /** One of them has no minor units. */
  currency: 'GBP' | 'EUR' | 'USD' | 'JPY'
  /** Donations to the campaign itself. */
  directMinor: readonly number[]
  /** Number of these, from the first, whose amount is hidden. */
  hiddenCount: number
  teamCount: number
  /** Whether the campaign's platform ranks the values of the tag. */
  hasTagBoard: boolean
}

/** A supporter's page. */
export interface WorldPage {
  /** Counted on from the last to the first again, so that every number is a cause. */
  cause: number
  /** The same for the teams of its cause; undefined for nobody's. */
  team: number | undefined
  /** A page may be for a charity's event outside its campaign; it has no team then. */
  isInCampaign: boolean
  giftsMinor: readonly number[]
  /** Number of donations, from the first, whose amount is hidden. */
  hiddenCount: number
  offlineMinor: number
  region: 'North' | 'South' | undefined
}

/** Who raised what for whom, and what a site says of it. */
export interface World {
  causes: readonly WorldCause[]
  pages: readonly WorldPage[]
  /** As many more pages like the first, but in no region: more than fit into one answer of the platform. */
  crowd: number
  site: {
    /** What its items are. */
    kind: 'campaign' | 'charity' | 'event' | 'page'
    country: 'gb' | 'ie' | 'us'
    excludeOffline: boolean
    /** The settings of its items, in order and from the first again; undefined for the site's. */
    ofItems: readonly (boolean | undefined)[]
    /** Teams that are left out, counted as those of pages are: of the cause with the same place. */
    excludedTeams: readonly { cause: number; team: number; isByGuid: boolean }[]
    /** One more that does not exist. */
    excludesNobody: boolean
  }
}

/** Of so many pages the own totals are asked for. */
export const mostPagesAsked = 3

export const regions = ['North', 'South'] as const

const minor = fc.integer({ min: 1, max: 300_000 })

/** Any world that is small enough to read. */
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
