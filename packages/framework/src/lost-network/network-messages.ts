/** What is said while the network is lost, beside what stands in place of a page. */
export const networkMessages = {
  feature: 'network',
  english: {
    offline: 'You are offline. Other pages open when you are back.',
    back: 'You are online again. What you did not send is still here.',
    trying: 'Trying again…',
    stillLost: 'There is still no connection. We go on trying.',
  },
} as const
