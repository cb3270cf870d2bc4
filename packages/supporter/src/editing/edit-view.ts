import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** What the edit screen knows before it has asked the platform: the same for everyone. */
export interface EditView {
  slug: string
  country: string
  /** The currency where a page names none. */
  currency: string
  /** Whether fitness goals are distances or climbs here. */
  goalMeasure: GoalMeasure
  /** The story that pages are made with. */
  defaultPageStory: string
  /** What the site is called, for addresses of teams that are offered. @default none */
  siteName?: string | undefined
  /** Tags that an owner may choose values of. */
  tags: readonly { name: string; label: string; values: readonly string[] }[]
}
