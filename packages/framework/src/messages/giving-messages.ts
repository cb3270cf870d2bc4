/** The messages of the form for gifts. */
export const givingMessages = {
  feature: 'giving',
  english: {
    backToPage: 'Back to the page',
    chooseAmount: 'Choose an amount',
    otherAmount: 'Other amount',
    giftMessage: 'A message for the page (optional)',
    giftMessageHint:
      'Everyone can read it. On the next page you can change it, or give without your name.',
    continueToPayment: 'Continue to payment',
    paymentNote: 'You pay on our giving platform’s own secure page, and come back here afterwards.',
    noGiftsHere: 'Gifts cannot be given here. Please choose a supporter’s page and give there.',
    amountEmpty: 'Please choose an amount, or type your own.',
    amountNotANumber: 'Please type the amount in figures, such as 25 or 12.50.',
    amountOtherCurrency: 'Gifts here are in {currency}. Please type the amount in {currency}.',
    amountNegative: 'Please type an amount above zero.',
    amountZero: 'Please type an amount above zero.',
    amountTooSmall: 'The smallest gift is {amount}.',
    amountTooLarge:
      'The largest gift online is {amount}. For more, please get in touch: we would love to hear from you.',
    amountTwice:
      'You chose {amount} and typed {typed}. To give {amount}, choose it again and leave this field empty.',
    amountTooPrecise: 'Please type no more than two figures after the point.',
  },
} as const
