/** Messages for pages and forms whose response was lost; a site may override each. Part of every first load. */
export const lostAnswerMessages = {
  feature: 'connection',
  english: {
    lostTitle: 'The connection is lost',
    lostText: 'Check your connection and try again.',
    stillLost: 'There’s still no connection.',
    missingTitle: 'This page couldn’t be loaded',
    missingText: 'Try again. If it happens again, a content blocker may be stopping it.',
    missingPart: 'We couldn’t load this part of the page.',
    offline:
      'You are offline. What you wrote is kept on this page. Send it again when the connection is back.',
    messageLost:
      'No answer came, so we cannot tell whether your message arrived. What you typed is still here: please look at your connection and try again.',
    giftLost:
      'No answer came, and nothing was given. What you chose is still here: please look at your connection and try again.',
  },
} as const
