/** Messages shown while the network is lost. The page that replaces one that did not load has its own: `lostAnswerMessages`. */
export const networkMessages = {
  feature: 'network',
  english: {
    offline: 'You are offline. Other pages open when you are back.',
    back: 'You are online again. What you did not send is still here.',
    trying: 'Trying again…',
    stillLost: 'There is still no connection.',
  },
} as const
