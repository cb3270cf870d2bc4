import type { TotalsSummary } from '@milepost/measures'
import type { FitnessTotals } from '../fitness/fitness-activity.ts'
import type { Page } from '../pages/page.ts'
import type { Guid } from '../values/guid.ts'
import type { MoneyOf } from '../values/money-of.ts'
import type { NumericId } from '../values/numeric-id.ts'

/** A page that belongs to a team, with its own part in the team's distance. */
export type TeamMember = Page

/** A team, as the product speaks of it (Spec §3). Amounts are in major units. */
export interface Team extends FitnessTotals {
  /** Its status is ACTIVE, in either case. */
  active: boolean
  /** The campaign's name. */
  campaign: string | undefined
  /** The campaign's guid. */
  campaignId: Guid | undefined
  /** The charity's name. */
  charity: string | undefined
  charityId: NumericId | undefined
  /** The currency of the amounts, in upper case. */
  currencyCode: string | undefined
  /** Everything that was given, offline money included. */
  donationSummary: { totalAmount: number }
  /** The event's id. */
  event: string | undefined
  /** The guid; '' when there is none. */
  id: Guid
  image: string | undefined
  /** Whether `raised` includes offline money. */
  includeTeamsOffline: boolean
  /** The captain's name. */
  leader: string
  /** How many members there are, also beyond those that were read. */
  memberCount: number
  members: TeamMember[]
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'target'> & {
    /** The part of `raisedMinor` that was given offline; undefined where the platform does not tell it. */
    readonly raisedOfflineMinor?: number | undefined
  }
  name: string
  /** The captain's guid. */
  owner: Guid | undefined
  /** The guids of the members' pages. */
  pages: Guid[]
  raised: number
  /** The part of `raised` that was given offline; undefined where the platform does not tell it. */
  raisedOffline?: number | undefined
  slug: string
  /** Plain text, or HTML to be sanitised. */
  story: string
  target: number
  url: string
  /** The guid again. */
  uuid: Guid
}

/** What reading a team needs to know. */
export interface TeamOptions {
  /** Whether offline money counts as raised. @default true */
  includeTeamsOffline?: boolean | undefined
}

/** A page of a team by the graph (Spec §3), with its totals. Amounts are in major units. */
export interface TeamPage extends Omit<TotalsSummary, 'money'> {
  active: boolean
  /** ISO 8601 in UTC. */
  createdAt: string | undefined
  currencyCode: string | undefined
  donationUrl: string
  /** The numeric id as text; '' when there is none. */
  id: NumericId
  image: string | undefined
  /** The amounts to reckon with. */
  money: MoneyOf<'raised' | 'offline' | 'target'>
  name: string
  owner: string | undefined
  slug: string
  /** The status, in lower case. */
  status: string | undefined
  /** HTML as the supporter wrote it: sanitise before showing. */
  story: string | undefined
  subtitle: string | undefined
  target: number
  totalDonations: number
  type: 'individual'
  url: string
  /** The guid; '' when there is none. */
  uuid: Guid
}
