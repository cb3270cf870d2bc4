/** The messages of sharing. */
export const shareMessages = {
  feature: 'share',
  english: {
    share: 'Share this page',
    shareButton: 'Share',
    printPoster: 'Print a poster',
    onAnotherSite: 'Show this on another site',
    linkCopied: 'Link copied to clipboard!',
  },
} as const
