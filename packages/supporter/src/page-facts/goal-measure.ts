/** Measure of a site's activity goals. */
export type GoalMeasure = 'distance' | 'elevation'
