/** The messages of the pages of a list of gifts. */
export const giftListMessages = {
  feature: 'giftList',
  english: {
    pages: 'Pages of gifts',
    page: 'Page',
  },
} as const
