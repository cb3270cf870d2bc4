/** What sharing says. */
export const shareMessages = {
  feature: 'share',
  english: {
    share: 'Share this page',
    shareButton: 'Share',
    linkCopied: 'Link copied to clipboard!',
  },
} as const
