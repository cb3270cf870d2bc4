/** What a browser that runs no scripts is told in place of a dialog. */
export const withoutScriptsMessages = {
  feature: 'withoutScripts',
  english: {
    maintenance:
      'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
    login:
      'Signing in needs JavaScript. Please switch it on, or use another browser. You can read the site and give without it.',
  },
} as const
