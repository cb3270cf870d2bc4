/** Default labels of the kit's components. */
export const componentMessages = {
  feature: 'components',
  english: {
    close: 'Close',
    loading: 'Loading…',
    required: 'Required field',
    remaining: { one: '{count} character remaining', other: '{count} characters remaining' },
    tooMany: { one: '{count} character too many', other: '{count} characters too many' },
  },
} as const

/** Labels of a toast. */
export const toastMessages = { feature: 'toast', english: { close: 'Close' } } as const

/** Labels of the share bar. */
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
