import * as v from 'valibot'
import summit from './summit.json' with { type: 'json' }
import tideline from './tideline.json' with { type: 'json' }

const textsSchema = v.array(v.string())
/** Values with their weights for random picks. */
const weightedTextsSchema = v.array(v.tuple([v.string(), v.number()]))
const weightedNumbersSchema = v.array(v.tuple([v.number(), v.number()]))

/** Schema of a demo site's world, from which the seed data is generated. Amounts are in minor units. */
const siteWorldSchema = v.strictObject({
  /** Part of image names that selects the site's demo images. */
  key: v.string(),
  currencyCode: v.string(),
  charity: v.strictObject({
    id: v.number(),
    slug: v.string(),
    name: v.string(),
    description: v.string(),
    registrationNumber: v.string(),
  }),
  event: v.strictObject({ id: v.number(), name: v.string() }),
  campaign: v.strictObject({
    id: v.number(),
    guid: v.string(),
    shortName: v.string(),
    title: v.string(),
    summary: v.string(),
    story: v.string(),
    targetMinor: v.number(),
    heroAlt: v.string(),
  }),
  /** Prefix of page and team GUIDs, followed by the number as twelve hexadecimal digits. */
  pageGuidPrefix: v.string(),
  teamGuidPrefix: v.string(),
  firstPageId: v.number(),
  firstTeamId: v.number(),
  firstAccountId: v.number(),
  firstDonationId: v.number(),
  firstActivityId: v.number(),
  /** Number of pages that the site lists, from the first. Together they raise about `listedGoalMinor`. */
  listedPages: v.number(),
  listedGoalMinor: v.number(),
  listedDonations: v.number(),
  /** Approximate total of the other pages in each block of 200. */
  otherGoalMinor: v.number(),
  /** Donations to the campaign itself in each block of 200 pages. */
  directDonations: v.number(),
  directGoalMinor: v.number(),
  demoSupporter: v.strictObject({
    firstName: v.string(),
    lastName: v.string(),
    email: v.string(),
    slug: v.string(),
    title: v.string(),
    story: v.string(),
    /** @default chosen at random from `goalsMetres` */
    goalMetres: v.optional(v.number()),
  }),
  /** Page of the charity, which becomes page 1. */
  charityPage: v.optional(
    v.strictObject({ slug: v.string(), title: v.string(), story: v.string() }),
  ),
  country: v.strictObject({
    name: v.string(),
    code: v.string(),
    /** Town, region and postcode. */
    towns: v.array(v.tuple([v.string(), v.string(), v.string()])),
  }),
  donationAmounts: weightedNumbersSchema,
  /** Amounts of the large donations that bring a block to its goal. */
  largeDonations: v.array(v.number()),
  /** Donor names for large donations to the campaign. */
  companies: textsSchema,
  activities: v.strictObject({
    types: weightedTextsSchema,
    /** Typical elevation gain per kilometre, in metres. */
    climbMetresPerKilometre: v.number(),
    titles: textsSchema,
    notes: textsSchema,
  }),
  /** Tag by which the site groups pages. */
  tag: v.optional(v.strictObject({ id: v.string(), label: v.string(), values: textsSchema })),
  goalsMetres: v.array(v.number()),
  targetsMinor: weightedNumbersSchema,
  words: v.strictObject({
    slots: v.record(v.string(), textsSchema),
    titles: textsSchema,
    slugEnds: textsSchema,
    openings: textsSchema,
    reasons: textsSchema,
    plans: textsSchema,
    asks: textsSchema,
    closings: textsSchema,
    why: textsSchema,
    messages: textsSchema,
    teamNames: textsSchema,
    teamStories: textsSchema,
  }),
})

export type SiteWorld = v.InferOutput<typeof siteWorldSchema>

/** The worlds of the two demo sites. */
export const demoWorlds: readonly SiteWorld[] = [tideline, summit].map((world) =>
  v.parse(siteWorldSchema, world),
)
