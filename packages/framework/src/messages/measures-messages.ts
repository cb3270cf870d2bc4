/** The words after a measured figure, such as its unit. */
export const measuresMessages = {
  feature: 'measures',
  english: {
    raised: 'raised',
    donations: 'gifts',
    distance: 'covered',
    elevation: 'climbed',
    duration: 'on the move',
    activities: 'activities',
  },
} as const
