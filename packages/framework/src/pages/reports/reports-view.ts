import type { ReportProject } from './report.ts'

/** One of the lists that a site's reports have, in an editor's words; '' for the product's own. */
export interface ReportPart {
  kind: 'pages' | 'donations' | 'teams' | 'fitness'
  title: string
  text: string
}

/** What the reports page knows before anybody has signed in. */
export interface ReportsView {
  /** The parts of the report, in the order of the document. */
  parts: ReportPart[]
  projects: ReportProject[]
  /** Whose reports they are; empty when the site does not say: the platform is asked then. */
  charity: string
  /** The currency where the platform gives none. */
  currency: string
  /** How the site speaks of what a total is made of. */
  addsUp: {
    title: string
    /** One part of a total, with `{name}` and `{amount}`. */
    item: string
    /** What this site counts in no total, as sentences. */
    leftOut: string[]
  }
  country: string
  siteName: string
  /** The site tells how its total is shown on other sites. */
  hasEmbedPage: boolean
}
