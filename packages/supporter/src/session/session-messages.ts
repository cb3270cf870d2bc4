/** Messages of the session. */
export const sessionMessages = {
  feature: 'session',
  english: {
    signedOut: 'You are signed out.',
    sessionEnded:
      'You have been signed out, because your session could not be renewed. Please sign in again.',
    sessionFailed:
      'You are signed in, but your pages cannot be read just now. Please try again in a moment.',
    whichPage: { other: 'You have {count} pages. Which one are you working on?' },
    later: 'Not now',
  },
} as const
