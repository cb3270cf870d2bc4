/** The tag that has a page's fitness goal in metres (Spec §3). */
export const goalTag = 'DSFitnessGoalTargetMeters'
