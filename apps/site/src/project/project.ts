import type { Donation, LeaderboardEntry, Platform } from '@milepost/platform'
import type { TotalsSummary } from '@milepost/measures'
import type { Reading } from '../reads/read-cache.ts'

/** What the site raises money for, as one figure: sums in minor units of the project's currency. */
export interface ProjectSummary {
  readonly name: string
  readonly raisedMinor: number
  /** 0 when there is no target. */
  readonly targetMinor: number
  readonly donationCount: number
}

/** Where a gift goes that is not given on a supporter's page. */
export interface GiftTarget {
  readonly kind: 'campaign' | 'page'
  /** The campaign's guid, or the page's numeric id. */
  readonly id: string
}

/**
 * The thing a site raises money for, whatever it is made of: campaigns on the default platform,
 * listed pages on the peer-to-peer variant. Every read comes from the cache, with the time it was true.
 */
export interface Project {
  readonly platform: Platform
  readonly currency: string
  readonly country: string
  readonly summary: () => Promise<Reading<ProjectSummary>>
  /** The people who have raised most, best first. */
  readonly people: (limit: number) => Promise<Reading<readonly LeaderboardEntry[]>>
  /** The teams that have raised most; undefined where the project has no teams. */
  readonly teams: ((limit: number) => Promise<Reading<readonly LeaderboardEntry[]>>) | undefined
  /** The latest donations, newest first. */
  readonly donations: (limit: number) => Promise<Reading<readonly Donation[]>>
  /** What everyone has walked, ridden and climbed together. */
  readonly activity: () => Promise<Reading<TotalsSummary>>
  /** Undefined when gifts can only be given on supporters' pages. */
  readonly giftTarget: () => Promise<GiftTarget | undefined>
  /** Where a supporter starts a page of their own. */
  readonly startUrl: () => Promise<string | undefined>
}

/** How long figures are given out without asking again, and while asking in the background. */
export const figuresAge = { freshMs: 20_000, staleMs: 120_000 } as const

/** Reads of a project have keys that begin so, and expire together when something is given. */
export const projectKey = 'project:'
