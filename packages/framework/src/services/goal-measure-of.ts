import { ContentError, type PageSlice } from '@milepost/content'
import type { GoalMeasure } from '@milepost/supporter/page-facts'
import { homeContent, type HomeContentScope } from './load-site.ts'

/**
 * Returns the goal measure of a site's supporters: that of the activity total on its home page, or distance if there is
 * none. A custom section sets it with `measure`. An invalid home page is ignored here and reported by the page itself.
 */
export function goalMeasureOf(scope: HomeContentScope): GoalMeasure {
  try {
    const measures = homeContent(scope).map(measureOf)
    return measures.find((measure) => measure !== undefined) ?? 'distance'
  } catch (error) {
    if (error instanceof ContentError) return 'distance'
    throw error
  }
}

function measureOf(slice: PageSlice): GoalMeasure | undefined {
  if (slice.type === 'fitnessTotal') return slice.primary.measure
  if (slice.type !== 'own' || slice.name !== 'fitnessTotal') return undefined
  const { measure } = slice.slice.primary as { measure?: unknown }
  return measure === 'distance' || measure === 'elevation' ? measure : undefined
}
