/** Live overlay. */
export const overlayMessages = {
  feature: 'live',
  english: {
    titleOf: 'Live total: {name}',
    gaveAmount: '{name} gave {amount}',
    gave: '{name} gave',
    milestone25: 'A quarter of the way there!',
    milestone50: 'Halfway there!',
    milestone75: 'Three quarters of the way there!',
    milestone100: 'Target reached. Thank you!',
    notFound: 'We couldn’t find a live total here. Check the URL in your streaming software.',
  },
} as const
