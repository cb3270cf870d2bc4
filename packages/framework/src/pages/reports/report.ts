import type { TotalsSummary } from '@milepost/measures'
import type { CountedItem } from '../../totals/left-out.ts'

/** Something a site raises money for, as reports speak of it: its id is a campaign's guid, a charity's or an event's number, or a page's guid or slug. */
export interface ReportProject extends CountedItem {
  kind: 'campaign' | 'charity' | 'event' | 'page'
  /** Empty while nobody has read it. */
  name: string
}

/** One gift in a report. */
export interface ReportGift {
  id: string
  /** Milliseconds since 1970; undefined when the platform does not say. */
  atMs: number | undefined
  /** 0 where the donor hid it. */
  amountMinor: number
  isAmountHidden: boolean
  currency: string
  donor: string | undefined
  message: string | undefined
  /** The short name of the page it was given on. */
  page: string | undefined
  project: string
}

/** One supporter's page in a report. Money in the report's currency. */
export interface ReportPage {
  slug: string
  name: string
  owner: string
  raisedMinor: number
  offlineMinor: number
  targetMinor: number
  createdMs: number | undefined
  project: string
}

/** One team in a report. */
export interface ReportTeam {
  slug: string
  name: string
  captain: string
  members: number
  raisedMinor: number
  distanceMetres: number
  project: string
}

/** What the platform says about one project. */
export interface ProjectReport {
  project: ReportProject
  /** The currency of all sums. */
  currency: string
  gifts: ReportGift[]
  /** How many gifts there are, also beyond those that were read. */
  giftCount: number
  /** What all gifts add up to, also beyond those that were read. */
  raisedMinor: number
  pages: ReportPage[]
  /** There are more pages than were read. */
  hasMorePages: boolean
  teams: ReportTeam[]
  fitness: TotalsSummary
}

/** Everything a report shows, as the platform gave it at one moment. */
export interface Report {
  readAtMs: number
  /** The currency of the first project. */
  currency: string
  projects: ProjectReport[]
}

/** Which part of a report is shown: dates, kinds and text to search for. */
export interface ReportFilter {
  /** A day such as `2026-06-01`; empty for no limit. Both days are included. */
  from: string
  to: string
  /** A project's id; empty for all. */
  project: string
}
