/** The messages that browsers without scripts show in place of a dialog. */
export const withoutScriptsMessages = {
  feature: 'withoutScripts',
  english: {
    login:
      'Signing in needs JavaScript. Please switch it on, or use another browser. You can read the site and give without it.',
  },
} as const
