/** The messages beside the total of everybody’s activities. */
export const fitnessTotalMessages = {
  feature: 'fitnessTotal',
  english: {
    activities: { one: 'in {count} activity', other: 'in {count} activities' },
    alsoActivities: {
      one: 'or {also}, in {count} activity',
      other: 'or {also}, in {count} activities',
    },
    again: '{count} × {length}, and on the way again',
  },
} as const
