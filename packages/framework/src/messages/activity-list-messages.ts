/** The messages of the list of a supporter’s activities. */
export const activityListMessages = {
  feature: 'activityList',
  english: {
    title: 'On the way',
    manualEntry: 'Manual entry',
    goalReached: '{percent}% of the goal of {goal}',
  },
} as const
