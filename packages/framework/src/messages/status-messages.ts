/** The messages of the page about how a site is working. */
export const statusMessages = {
  feature: 'siteStatus',
  english: {
    title: 'How this website is working',
    description: 'Whether you can give on {site} just now, and whether its figures are up to date.',
    allWell: 'Everything is working.',
    someOld: 'You can give. Some figures may be old.',
    noPayment: 'The payment page does not open just now.',
    notKnown: 'This website has just been started. Nothing is known yet.',
    giving: 'Giving',
    givingUp: 'The payment page opens.',
    givingDown: 'The payment page does not open. Nothing is taken from your account.',
    givingDownOtherWays:
      'The payment page does not open. Each giving page names other ways to give.',
    givingPaused: 'Payments are paused. Each giving page names other ways to give.',
    figures: 'Totals and supporters’ pages',
    content: 'Words and pictures',
    up: 'Up to date.',
    unknown: 'Not read yet.',
    figuresDegraded:
      'Some cannot be read since {time}. Pages show the last ones that were read, with their time.',
    figuresDown:
      'They cannot be read since {time}. Pages show the last ones that were read, with their time.',
    contentDown: 'Changes cannot be read since {time}. Pages show what was read last.',
    busy: 'Busy day',
    busySince: 'Since {time} figures are read less often, so that pages stay quick.',
    asOf: 'This was so on {time}.',
    again: 'Look again',
    data: 'The same for programs (JSON)',
  },
} as const
