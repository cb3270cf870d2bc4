/** What the kit's components say that are not told anything else. */
export const componentMessages = {
  feature: 'components',
  english: {
    close: 'Close',
    loading: 'Loading …',
    required: 'Required field',
    remaining: { one: '{count} character remaining', other: '{count} characters remaining' },
    tooMany: { one: '{count} character too many', other: '{count} characters too many' },
  },
} as const
