/** The messages that are shown after a gift. */
export const receiptMessages = {
  feature: 'receipt',
  english: {
    thankYou: 'Thank you, {name}!',
    thankYouAnonymous: 'Thank you!',
    giftArrived: 'Your gift of {amount} to {page} has arrived.',
    giftArrivedHidden: 'Your gift to {page} has arrived.',
    date: 'Date',
    reference: 'Reference',
    effect: 'What it can do',
    changeIt:
      'Something wrong with your gift? {platform} took your payment and can change it or give it back. Tell them your reference.',
    shareTitle: 'Tell your friends about {page}',
    startOwn: 'Start a page of your own',
    donationMissing: 'We could not find that donation',
    donationMissingText:
      'If you have just given, your gift is safe with our giving platform, and your receipt comes by e-mail. It will show on the page in a moment.',
  },
} as const
