/** Tag that stores a page's activity goal in metres (Spec §3). */
export const goalTag = 'DSFitnessGoalTargetMeters'
