/** Default texts of the cookie banner. */
export const bannerMessages = {
  feature: 'cookieBanner',
  english: {
    title: 'Cookies',
    message:
      'With your permission, we count visits so we can improve this site. We won’t count anything unless you accept.',
    accept: 'Accept',
    dismiss: 'Reject',
    policyLink: 'Read our cookie policy',
  },
} as const
