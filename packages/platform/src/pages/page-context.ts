import type { GoalUnit } from '@milepost/measures'
import type { WithEnvironment } from '../links/with-environment.ts'

/** What reading a page needs beside the answer; a platform is one. */
export interface PageContext extends WithEnvironment {
  readonly clock: { now(): number }
}

/** What a site says about pages in general. */
export interface PageOptions {
  /** The story that pages are created with, which does not count as an updated one. */
  defaultPageStory?: string | undefined
  /** The unit of the fitness goal. @default 'custom', which is metres */
  goalUnit?: GoalUnit | undefined
}
