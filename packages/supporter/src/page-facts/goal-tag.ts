/** The tag that holds a page's fitness goal in metres (Spec §3). */
export const goalTag = 'DSFitnessGoalTargetMeters'
