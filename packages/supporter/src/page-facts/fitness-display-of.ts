/** Visibility of a supporter's activities. */
export type FitnessDisplay = 'all' | 'no-routes' | 'totals'

/** Page tag that stores the visibility of activities. */
export const displayTag = 'MilepostFitnessDisplay'

/** Reads the owner's choice from a page's tags; without one, everything is shown. */
export function fitnessDisplayOf(segmentation: Readonly<Record<string, string>>): FitnessDisplay {
  const value = segmentation[displayTag]
  return value === 'no-routes' || value === 'totals' ? value : 'all'
}
