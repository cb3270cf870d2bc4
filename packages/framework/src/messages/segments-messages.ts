/** What a page says that is for one group alone. */
export const segmentsMessages = {
  feature: 'segments',
  english: {
    only: 'This page is for a group that you are not signed in to.',
  },
} as const
