/** What is said of a form whose answer did not come; a site may override each. */
export const lostMessages = {
  feature: 'connection',
  english: {
    messageLost:
      'No answer came, so we cannot tell whether your message arrived. What you typed is still here: please look at your connection and try again.',
    giftLost:
      'No answer came, and nothing was given. What you chose is still here: please look at your connection and try again.',
  },
} as const
