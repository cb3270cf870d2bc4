/** What the pages of a list of gifts say. */
export const giftListMessages = {
  feature: 'giftList',
  english: {
    pages: 'Pages of gifts',
    page: 'Page',
  },
} as const
