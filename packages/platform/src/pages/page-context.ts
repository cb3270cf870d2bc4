import type { GoalUnit } from '@milepost/measures'
import type { WithEnvironment } from '../links/with-environment.ts'

/** What reading a page needs beside the answer; a platform is one. */
export interface PageContext extends WithEnvironment {
  readonly clock: { now(): number }
}

/** Query parameters of requests for campaigns, pages and donation totals (Spec §7). */
export type ReadParameters = {
  /** The site's country, two letters. */
  country?: string | undefined
  /** Whether amounts include offline donations. */
  includeOffline?: boolean | undefined
}

/** What a site says about pages in general. */
export interface PageOptions {
  /** The story that pages are created with, which does not count as an updated one. */
  defaultPageStory?: string | undefined
  /** The unit of the fitness goal. @default 'custom', which is metres */
  goalUnit?: GoalUnit | undefined
}
