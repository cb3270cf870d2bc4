/** What videos say. */
export const videoMessages = {
  feature: 'video',
  english: {
    play: 'Play',
  },
} as const
