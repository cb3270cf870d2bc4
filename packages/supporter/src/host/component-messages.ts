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
