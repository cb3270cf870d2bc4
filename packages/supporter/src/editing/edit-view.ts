import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** Data of the edit screen before the platform's responses, the same for everyone. */
export interface EditView {
  slug: string
  country: string
  /** The currency where a page names none. */
  currency: string
  /** Whether fitness goals are distances or climbs here. */
  goalMeasure: GoalMeasure
  /** The story that pages are made with. */
  defaultPageStory: string
  /** Name of the site, for suggested team URLs. @default none */
  siteName?: string | undefined
  /** Tags that an owner may choose values of. */
  tags: readonly { name: string; label: string; values: readonly string[] }[]
}
