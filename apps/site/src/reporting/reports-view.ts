import type { ReportProject } from './report.ts'

/** What the reports page knows before anybody has signed in. */
export interface ReportsView {
  projects: ReportProject[]
  /** Whose reports they are; empty when the site does not say: the platform is asked then. */
  charity: string
  currency: string
  country: string
  siteName: string
}
