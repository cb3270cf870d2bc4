/** Everything that makes one demo site's world its own; the generator knows no site by name. */
export interface SiteWorld {
  key: string
  currencyCode: string
  /** Names of pictures start with it, and pick its palette. */
  charity: {
    id: number
    slug: string
    name: string
    description: string
    registrationNumber: string
  }
  event: { id: number; name: string }
  campaign: {
    id: number
    guid: string
    shortName: string
    title: string
    summary: string
    story: string
    targetMinor: number
    heroAlt: string
  }
  /** Guids of pages and teams: the number follows as twelve hexadecimal digits. */
  pageGuidPrefix: string
  teamGuidPrefix: string
  /** Numbers of pages, teams and donations start after these. */
  firstPageId: number
  firstTeamId: number
  firstAccountId: number
  firstDonationId: number
  firstActivityId: number
  /** How many of the first pages are listed by the site and reach `listedGoalMinor` together. */
  listedPages: number
  listedGoalMinor: number
  /** About how much the other pages of the first block raise, and each further block. */
  listedDonations: number
  otherGoalMinor: number
  /** Gifts to the campaign itself, in every block of 200 pages. */
  directDonations: number
  directGoalMinor: number
  demoSupporter: {
    firstName: string
    lastName: string
    email: string
    slug: string
    title: string
    story: string
  }
  /** The charity's own page, as page 1. */
  charityPage?: { slug: string; title: string; story: string }
  country: { name: string; code: string; towns: readonly (readonly [string, string, string])[] }
  /** Gift sizes in minor units with their weights. */
  gifts: readonly (readonly [number, number])[]
  /** The larger gifts that lift a block to its goal, in minor units. */
  largeGifts: readonly number[]
  /** Donors of large gifts to the campaign. */
  companies: readonly string[]
  activities: {
    types: readonly (readonly [string, number])[]
    /** Typical climb per kilometre, in metres. */
    climbMetresPerKilometre: number
    titles: readonly string[]
    notes: readonly string[]
  }
  /** Tag by which the site shows pages together. */
  tag?: { id: string; label: string; values: readonly string[] }
  goalsMetres: readonly number[]
  targetsMinor: readonly (readonly [number, number])[]
  words: {
    slots: Readonly<Record<string, readonly string[]>>
    titles: readonly string[]
    slugEnds: readonly string[]
    openings: readonly string[]
    reasons: readonly string[]
    plans: readonly string[]
    asks: readonly string[]
    closings: readonly string[]
    why: readonly string[]
    messages: readonly string[]
    teamNames: readonly string[]
    teamStories: readonly string[]
  }
}
