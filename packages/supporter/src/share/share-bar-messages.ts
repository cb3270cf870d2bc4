/** The messages of the ways to share a page. */
export const shareBarMessages = {
  feature: 'shareBar',
  english: {
    label: 'Share',
    mail: 'Email',
    sms: 'Text message',
    copy: 'Copy link',
    copied: 'Link copied to clipboard!',
    newTab: 'opens in a new tab',
    copiesLink: 'copies the link for you to paste',
  },
} as const
