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
    notFoundTitle: 'This path ends here',
    notFoundText:
      'There is no page at this address. It may have moved, or the address has a typing mistake.',
    brokenContentTitle: 'This page cannot be shown',
    brokenContentText: 'Something in its content is not right. The rest of the site works.',
    brokenSiteText:
      'Something in the site’s own document is not right, and no page can be shown without it.',
    brokenContentDetail: 'For whoever edits it: {problem}',
    unavailableTitle: 'We cannot reach what this page needs',
    unavailableText: 'It is us, not you. Please try again in a moment.',
    errorTitle: 'Something went wrong',
    errorText: 'It is us, not you. Please try again in a moment.',
    errorReference: 'Reference: {reference}',
  },
} as const
