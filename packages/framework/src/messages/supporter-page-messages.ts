/** The messages of the page of a supporter. */
export const supporterPageMessages = {
  feature: 'supporterPage',
  english: {
    story: 'The story',
    latestGifts: 'Latest gifts',
    giveTo: 'Give to {name}',
    closed: 'This page is closed and takes no more gifts.',
    inactive: 'This page is no longer active.',
    team: 'Team',
    seeTeam: 'See the team',
    eventDate: 'Event date: {date}',
  },
} as const
