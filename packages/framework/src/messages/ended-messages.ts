/** The messages of a site whose campaign has ended. */
export const endedMessages = {
  feature: 'ended',
  english: {
    notice: 'This campaign has ended. Thank you to everyone who took part.',
    title: 'Donations to this campaign have closed',
    otherWays: 'Donations to this campaign have closed, but you can still help',
    registration: 'You can’t start a new page, because this campaign has ended.',
  },
} as const
