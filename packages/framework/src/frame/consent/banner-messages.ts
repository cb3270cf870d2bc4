/** Default texts of the cookie banner. */
export const bannerMessages = {
  feature: 'cookieBanner',
  english: {
    title: 'Cookies',
    message:
      'With your permission we count visits to this site, so that we can make it better. Nothing is counted unless you say yes.',
    accept: 'Accept',
    dismiss: 'Reject',
    policyLink: 'Read our cookie policy',
  },
} as const
