/** Texts of the page layout. They are part of every first load, so keep them few. */
export const shellMessages = {
  feature: 'shell',
  english: {
    skipToMain: 'Skip to main content',
    languages: 'Languages',
    menu: 'Menu',
    closeMenu: 'Close menu',
    navigation: 'Main',
    newTab: '(opens in a new tab)',
    cookiePolicy: 'Cookie Policy',
    cookiePreferences: 'My Preferences',
    loadingSite: 'Loading your site',
    logOut: 'Logout',
    myPage: 'My Page',
    tryAgain: 'Try again',
    backHome: 'Back to the home page',
    notFoundTitle: 'We couldn’t find that page',
    notFoundText: 'It may have moved, or there may be a mistake in the web address.',
    brokenContentTitle: 'We can’t show this page',
    brokenContentText: 'There’s a problem with this page. The rest of the site is working.',
    brokenSiteText: 'There’s a problem with this site’s settings, so we can’t show any pages.',
    brokenContentDetail: 'For the site’s editors: {problem}',
    unavailableTitle: 'We couldn’t load this page',
    unavailableText: 'It’s us, not you. Try again in a moment.',
    errorTitle: 'Something went wrong',
    errorText: 'It’s us, not you. Try again in a moment.',
    errorReference: 'Reference: {reference}',
  },
} as const

/** Messages of maintenance mode (Spec §8). */
export const maintenanceMessages = {
  feature: 'maintenance',
  english: {
    title: 'Planned maintenance',
    text: 'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
    continue: 'Continue',
    close: 'Close',
  },
} as const
