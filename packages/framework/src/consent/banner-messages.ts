/** What the cookie banner says, where an editor says nothing. */
export const bannerMessages = {
  consentTitle: 'Cookies',
  consentMessage:
    'With your permission we count visits to this site, so that we can make it better. Nothing is counted unless you say yes.',
  consentAccept: 'Accept',
  consentDismiss: 'Reject',
  consentPolicyLink: 'Read our cookie policy',
} as const
