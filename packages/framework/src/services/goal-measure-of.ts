import { ContentError, parseHomeContent, type SiteConfig } from '@milepost/content'
import type { GoalMeasure } from '@milepost/supporter/page-facts'

/**
 * What supporters of a site set themselves as a goal: what the total of fitness on its home page measures, and a way
 * where there is none. A home page that is broken says nothing; that is told where it is shown.
 */
export function goalMeasureOf(site: SiteConfig): GoalMeasure {
  try {
    const slice = parseHomeContent(site).find((candidate) => candidate.type === 'fitnessTotal')
    return slice?.type === 'fitnessTotal' ? slice.primary.measure : 'distance'
  } catch (error) {
    if (error instanceof ContentError) return 'distance'
    throw error
  }
}
