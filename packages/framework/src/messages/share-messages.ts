/** What sharing says. */
export const shareMessages = {
  feature: 'share',
  english: {
    share: 'Share this page',
    linkCopied: 'Link copied to clipboard!',
  },
} as const
