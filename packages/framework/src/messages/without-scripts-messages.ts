/** What a browser that runs no scripts is told in place of a dialog. */
export const withoutScriptsMessages = {
  feature: 'withoutScripts',
  english: {
    login:
      'Signing in needs JavaScript. Please switch it on, or use another browser. You can read the site and give without it.',
  },
} as const
