/** Messages of the session. */
export const sessionMessages = {
  feature: 'session',
  english: {
    signedOut: 'You’ve signed out.',
    sessionEnded: 'You’ve been signed out because we couldn’t renew your session. Sign in again.',
    sessionFailed: 'You’re signed in, but we couldn’t load your pages. Try again in a moment.',
    whichPage: { other: 'You have {count} pages. Which one do you want to work on?' },
    later: 'Not now',
  },
} as const
