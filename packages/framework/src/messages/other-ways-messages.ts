/** The words around other ways to give. */
export const otherWaysMessages = {
  feature: 'otherWays',
  english: {
    downTitle: 'If the payment page does not open, you can give another way',
    pausedTitle: 'We cannot take payments here just now. You can give another way',
    paused:
      'We cannot take payments here just now. Please give one of the other ways on this page.',
    call: 'Call {phone} to give',
  },
} as const
