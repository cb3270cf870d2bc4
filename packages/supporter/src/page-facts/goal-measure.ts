/** What a site's fitness goals are: a way, or a climb. */
export type GoalMeasure = 'distance' | 'elevation'
