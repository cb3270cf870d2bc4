/** What the end of every page says. */
export const footerMessages = {
  feature: 'footer',
  english: {
    poweredBy: 'Powered by',
  },
} as const
