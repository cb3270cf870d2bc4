/**
 * The graph's schema (wire contract §2.3.1), the same text as `@milepost/platform/schema.graphql`;
 * a test compares them. It is here as code so that the sandbox reads no file at run time.
 */
export const schemaText = `
"""
ISO-8601
"""
scalar DateTime

"""
May carry a prefix: team/, fundraising/ or page/
"""
scalar Slug

"""
ONE_PAGE is a campaign
"""
enum PageType {
  FUNDRAISING
  TEAM
  ONE_PAGE
}

enum PageStatus {
  ACTIVE
  INACTIVE
  CANCELLED
  OFFLINE
  COMPLETED
}

enum PageLeaderboardType {
  FUNDRAISERS
  TEAMS
}

enum TimelineEntryType {
  FITNESS
  MANUAL
}

enum FitnessActivityType {
  WALK
  RUN
  RIDE
  SWIM
  HIKE
  WHEELCHAIR
}

enum MembershipPolicy {
  OPEN
  CLOSED
  INVITE_ONLY
}

type Query {
  page(type: PageType!, slug: Slug, id: ID, preview: Boolean): Page
  leaderboard(id: ID!): TagLeaderboard
  totals(
    segment: String!
    tagDefinitionId: String!
    tagValue: String!
    measurementDomain: String
  ): [TotalsRecord!]
}

type Mutation {
  createTimelineEntry(input: CreateTimelineEntryInput!): TimelineEntry
  deleteTimelineEntry(input: DeleteTimelineEntryInput!): Boolean
}

type Page {
  """
  Opaque node id
  """
  id: ID!

  """
  The guid
  """
  legacyId: ID

  """
  The numeric page id, as a string
  """
  eventGivingGroupId: ID
  type: PageType
  slug: Slug
  title: String
  summary: String
  story: String
  status: PageStatus
  url: String
  createDate: DateTime
  owner: Owner
  cover: Media
  heroMedia: Media
  donationSummary: DonationSummary
  targetWithCurrency: Money
  totals: PageTotals
  membershipPolicy: MembershipPolicy

  """
  Teams only
  """
  supporters(first: Int!): CountedConnection
  relationships: PageRelationships
  timeline(first: Int!, after: String, entryType: TimelineEntryType): TimelineConnection
  leaderboard(first: Int!, after: String, type: PageLeaderboardType!): PageConnection
}

type Owner {
  id: ID
  legacyId: ID
  name: String
  avatar: String
}

"""
An integer in minor units
"""
type Money {
  value: Int!
  currencyCode: String!
}

type DonationSummary {
  totalAmount: Money
  onlineAmount: Money
  offlineAmount: Money
  donationCount: Int

  """
  D: read by the team-page mapping, never selected by the known query
  """
  numberOfDonations: Int
}

union Media = ImageMedia | VideoMedia

type ImageMedia {
  url: String
  caption: String
}

type VideoMedia {
  url: String
}

type CountedConnection {
  totalCount: Int!
}

type PageInfo {
  hasNextPage: Boolean!
  endCursor: String
}

type PageConnection {
  totalCount: Int!
  pageInfo: PageInfo!
  nodes: [Page!]!
  edges: [PageEdge!]!
}

type PageEdge {
  cursor: String
  node: Page!
}

type PageRelationships {
  members(first: Int!, after: String): PageConnection
}

type PageTotals {
  timeline: [TotalsRecord!]!
}

type TimelineConnection {
  pageInfo: PageInfo!
  nodes: [TimelineEntry!]!
}

type TimelineEntry {
  id: ID!
  legacyId: ID
  type: String
  message: String
  createdAt: DateTime
  media: [Media!]
  fitnessActivity: FitnessActivity
}

type FitnessActivity {
  title: String

  """
  Id inside the fitness app
  """
  activityId: ID
  activityType: FitnessActivityType
  mapPolyline: String

  """
  Metres
  """
  distance: Measure

  """
  Metres
  """
  elevation: Measure

  """
  Seconds
  """
  duration: Measure
  steps: Int
}

type Measure {
  value: Float!
  unit: String!
}

type TagLeaderboard {
  id: ID!
  totals(limit: Int!): [TagTotal!]!
}

type TagTotal {
  tagValue: String!
  tagValueAsNode: Node
  amounts: [Amount!]!
}

union Node = Page

type TotalsRecord {
  measurementDomain: String!
  amounts: [Amount!]!
}

"""
Integers; money in minor units
"""
type Amount {
  value: Int!
  unit: String!
}

input CreateTimelineEntryInput {
  """
  FUNDRAISING
  """
  type: PageType!

  """
  Page guid
  """
  pageId: ID!

  """
  User guid
  """
  creatorGuid: ID!
  createdDate: DateTime
  message: String
  fitness: FitnessInput
  media: MediaInput
}

input FitnessInput {
  title: String
  activityType: FitnessActivityType!

  """
  Metres
  """
  distance: Float!

  """
  Seconds
  """
  duration: Float!

  """
  Metres
  """
  elevation: Float!
  steps: Int
}

input MediaInput {
  imageMedia: MediaUrlInput
  videoMedia: MediaUrlInput
}

input DeleteTimelineEntryInput {
  id: ID!
}

input MediaUrlInput {
  url: String!
}
`
