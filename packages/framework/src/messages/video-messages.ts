/** The messages of videos. */
export const videoMessages = {
  feature: 'video',
  english: {
    play: 'Play',
  },
} as const
