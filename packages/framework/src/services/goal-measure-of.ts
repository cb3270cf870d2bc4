import { ContentError, type PageSlice } from '@milepost/content'
import type { GoalMeasure } from '@milepost/supporter/page-facts'
import { homeContent, type HomeContentScope } from './load-site.ts'

/**
 * What supporters of a site set themselves as a goal: what the total of fitness on its home page measures, and a way
 * where there is none. An application's own section in place of the total says it as `measure`. A home page that is
 * broken says nothing; that is told where it is shown.
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
