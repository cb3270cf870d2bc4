/** Kinds of activity. */
export const activityTypesMessages = {
  feature: 'activityTypes',
  english: {
    walk: 'Walk',
    run: 'Run',
    ride: 'Ride',
    swim: 'Swim',
    hike: 'Hike',
    wheelchair: 'Wheelchair',
    activity: 'Activity',
  },
} as const
