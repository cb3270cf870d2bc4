/** Visibility of a supporter's activities. */
export type FitnessDisplay = 'all' | 'no-routes' | 'totals'

/** Page tag that stores the visibility of activities. */
export const displayTag = 'MilepostFitnessDisplay'

/** Returns the owner's choice from a page's tags. Default: everything is visible. */
export function getFitnessDisplay(segmentation: Readonly<Record<string, string>>): FitnessDisplay {
  const value = segmentation[displayTag]
  return value === 'no-routes' || value === 'totals' ? value : 'all'
}
