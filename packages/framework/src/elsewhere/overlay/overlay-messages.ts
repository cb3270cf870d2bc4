/** Live overlay. */
export const overlayMessages = {
  feature: 'live',
  english: {
    titleOf: 'Live total: {name}',
    gaveAmount: '{name} gave {amount}',
    gave: '{name} gave',
    milestone25: 'A quarter of the target is reached',
    milestone50: 'Half of the target is reached',
    milestone75: 'Three quarters of the target are reached',
    milestone100: 'The target is reached. Thank you!',
    notFound: 'We couldn’t find a live total here. Check the URL in your streaming software.',
  },
} as const
