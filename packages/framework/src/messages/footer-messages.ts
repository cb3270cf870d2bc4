/** The messages of the end of every page. */
export const footerMessages = {
  feature: 'footer',
  english: {
    poweredBy: 'Powered by',
  },
} as const
