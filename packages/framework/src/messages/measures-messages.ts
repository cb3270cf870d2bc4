/** What is measured, behind its figure. */
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
