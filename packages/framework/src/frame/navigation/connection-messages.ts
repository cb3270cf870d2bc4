/** Messages about a lost connection. They are part of every first load, so keep them few. */
export const connectionMessages = {
  feature: 'connection',
  english: {
    lostTitle: 'The connection was lost',
    lostText: 'Check your connection and try again.',
    stillLost: 'There’s still no connection.',
    missingTitle: 'We couldn’t load this page',
    missingText: 'Try again. If it keeps happening, a content blocker may be stopping it.',
    missingPart: 'We couldn’t load this part of the page.',
    offline:
      'You’re offline. We’ve kept what you wrote on this page – send it when you’re back online.',
    messageLost:
      'We’re not sure your message was sent. Check your connection and try again – we’ve kept what you wrote.',
    giftLost:
      'Your donation didn’t go through, and you haven’t been charged. Check your connection and try again.',
  },
} as const
