/** The messages of the page of a tag. */
export const tagPageMessages = {
  feature: 'tagPage',
  english: {
    board: 'Who leads in {name}',
    unavailable: 'What this page is about cannot be read just now. Please look again in a moment.',
    people: 'supporters',
  },
} as const
