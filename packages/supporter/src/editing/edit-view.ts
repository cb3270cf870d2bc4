import type { GoalMeasure } from '../page-facts/goal-measure.ts'

/** Data of the page editor from the site, the same for all visitors. */
export interface EditView {
  slug: string
  country: string
  /** Currency if the page has none. */
  currency: string
  /** Whether activity goals are distances or climbs on this site. */
  goalMeasure: GoalMeasure
  /** Default story of new pages. */
  defaultPageStory: string
  /** Name of the site, for suggested team URLs. @default none */
  siteName?: string | undefined
  /** Tags whose values the owner can choose. */
  tags: readonly { name: string; label: string; values: readonly string[] }[]
}
