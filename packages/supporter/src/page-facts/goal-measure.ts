/** Measure of a site's fitness goals: distance or elevation. */
export type GoalMeasure = 'distance' | 'elevation'
