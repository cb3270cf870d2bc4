/** The messages of the list of a supporter’s activities. */
export const activityListMessages = {
  feature: 'activityList',
  english: {
    title: 'On the way',
    manualEntry: 'Manual entry',
    goalReached: '{percent}% of the goal of {goal}',
  },
} as const

/** Kinds of activity. */
export const activityTypesMessages = {
  feature: 'activityTypes',
  english: {
    walk: 'Walk',
    run: 'Run',
    ride: 'Ride',
    swim: 'Swim',
    hike: 'Hike',
    wheelchair: 'Wheelchair',
    activity: 'Activity',
  },
} as const

/** Texts of a total's breakdown and exclusions. */
export const addsUpMessages = {
  feature: 'addsUp',
  english: {
    title: 'How this adds up',
    titleOlder: 'How this adds up (figures from {time})',
    online: '{amount} given online',
    offline: '{amount} given offline',
    all: '{amount} given online and offline',
    inAll: '{amount} in all',
    madeUpOf: 'This is made up of {list}.',
    item: '{name} ({amount})',
    others: 'others ({amount})',
    leftOutOffline: 'This site does not count money given offline.',
    leftOutOfflineUntold:
      'Money given offline is not counted: the fundraising platform does not tell it here.',
    leftOutTeams: 'This site does not count some teams.',
    leftOutOtherCurrency: 'Money in other currencies is not counted.',
    asOf: 'These figures are from {time}.',
    notFound: 'There are no figures at this address.',
  },
} as const

/** Default button labels. */
export const buttonsMessages = {
  feature: 'buttons',
  english: {
    donate: 'Donate',
    startPage: 'Start a page',
    logIn: 'Log in',
  },
} as const

/** The messages of forms of an editor. */
export const contactFormMessages = {
  feature: 'contactForm',
  english: {
    send: 'Send',
    sent: 'Thank you. Your message is on its way.',
    limited:
      'Many messages came from your connection in a short time, so this one was not sent. Nothing is lost: please wait ten minutes and send it again.',
    failed: 'Your message could not be sent. Nothing is lost: please try again in a moment.',
    invalid: 'Please look at the fields marked below.',
    errorPrefix: 'Error:',
    nowhere: 'This form leads nowhere yet: its document names no address to send it to.',
    fieldRequired: 'Please fill this in.',
    fieldEmail: 'Please type an e-mail address such as name@example.org.',
    fieldNumber: 'Please type a number.',
    fieldDate: 'Please type a date such as 2026-06-30.',
    fieldPhone: 'Please type a telephone number.',
    fieldOption: 'Please choose one of the options.',
    fieldTooLong: {
      one: 'Please keep this to {count} character.',
      other: 'Please keep this to {count} characters.',
    },
    optional: '(optional)',
    choose: 'Please choose',
    leaveEmpty: 'Leave this field empty',
  },
} as const

/** The units of a countdown. */
export const countdownMessages = {
  feature: 'countdown',
  english: {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
  },
} as const

/** Placeholder texts of embedded content that waits for a click. */
export const embedsMessages = {
  feature: 'embeds',
  english: {
    load: 'Show content of {host}',
    picture: 'Picture at {host}',
  },
} as const

/** Labels of figures and lists. */
export const figuresMessages = {
  feature: 'figures',
  english: {
    ofTarget: 'of {target}',
    raised: 'raised',
    amountRaised: '{amount} raised',
    raisedOfTarget: '{amount} raised of {target}',
    raisedSoFar: 'Raised so far',
    beFirstToGive: 'Be the first to give',
    noGiftsYet: 'No gifts yet',
    targetIs: 'The target is {target}',
    gave: 'gave',
    donations: { one: '{count} donation', other: '{count} donations' },
    percentOfTarget: '{percent}% of the target',
    targetReached: 'Target reached',
    overTarget: '{amount} over the target',
    remaining: '{amount} to go',
    milestoneReached: 'reached',
    milestoneAhead: 'still to come',
    asOf: 'Figures from {time}',
    anonymous: 'Anonymous',
    noDonationsYet: 'No gifts yet. The first one starts it all.',
    noLeaderboardYet: 'Nobody is on the board yet. The first gift puts somebody there.',
    unavailable: 'These figures cannot be read just now. Please look again in a moment.',
    streakDays: { one: '{count} day', other: '{count} days' },
    noFitnessYet: 'Nothing is logged yet. The first activity puts somebody here.',
  },
} as const

/** Labels of the combined activity total. */
export const fitnessTotalMessages = {
  feature: 'fitnessTotal',
  english: {
    activities: { one: 'in {count} activity', other: 'in {count} activities' },
    alsoActivities: {
      one: 'or {also}, in {count} activity',
      other: 'or {also}, in {count} activities',
    },
    again: '{count} × {length}, and on the way again',
  },
} as const

/** The messages of galleries and carousels. */
export const galleryMessages = {
  feature: 'gallery',
  english: {
    enlarge: 'Enlarge: {name}',
    slidesOf: 'Slides: {name}',
    picture: 'Picture {number}',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
} as const

/** The messages of the pages of a list of gifts. */
export const giftListMessages = {
  feature: 'giftList',
  english: {
    pages: 'Pages of gifts',
    page: 'Page',
  },
} as const

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

/** Texts for a page's owner about its visibility. */
export const listingMessages = {
  feature: 'listing',
  english: {
    listed:
      'People can find your page here by its name and with search engines. It joins the leaderboards with its first gift.',
    onBoards:
      'People can find your page here by its name, on the leaderboards and with search engines.',
    ranked:
      'Your page joins the search and the leaderboards here once it is among those that have raised most.',
    notChosen:
      'This site lists the pages that its team has chosen, and yours is not one of them yet. Everybody with the link can see it and give. Ask the people who look after this site to add it.',
    elsewhere:
      'Your page is not listed here, because it belongs to another campaign than this site’s. Everybody with the link can see it and give.',
    leftOut:
      'Your page is not listed here, because this site leaves your team out of its lists. Everybody with the link can see it and give.',
    closed: 'Your page is no longer active, so it is not listed here.',
  },
} as const

/** Match funding. */
export const matchingMessages = {
  feature: 'matching',
  english: {
    offer: '{funder} adds {added} for every {given} you give.',
    wasOffered: '{funder} added {added} for every {given} given.',
    cap: 'They add at most {cap} to one gift.',
    pot: 'They add at most {pot} in all.',
    starts: 'This starts on {time}.',
    ends: 'This ends on {time}.',
    ended: 'This ended on {time}.',
    soFar: 'About {amount} of {pot} so far',
    atLeast: 'At least {amount} of {pot} so far',
    usedUp: 'All of the {pot} is used up',
    forecast:
      'This is a forecast of what {funder} will add. It counts gifts made online, and is not in any total on this site.',
    notInTotal: 'Not in this total: about {amount} that {funder} may add.',
  },
} as const

/** The words after a measured figure, such as its unit. */
export const measuresMessages = {
  feature: 'measures',
  english: {
    raised: 'raised',
    donations: 'gifts',
    distance: 'covered',
    elevation: 'climbed',
    duration: 'on the move',
    activities: 'activities',
  },
} as const

/** Labels of a QR code. */
export const qrCodeMessages = {
  feature: 'qrCode',
  english: {
    link: 'Or open the giving page',
    scan: 'Scan to give',
    scanTeam: 'Scan to join or give',
    scanToGive: 'Scan to give to {name}',
  },
} as const

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

/** The messages of searches for supporters and teams. */
export const searchMessages = {
  feature: 'search',
  english: {
    findSupporter: 'Find a supporter',
    findTeam: 'Find a team',
    partOfName: 'A part of the name',
    search: 'Search',
    searching: 'Searching …',
    results: 'Results',
    foundNone: 'Nobody found. Try a part of the name.',
    foundNoTeam: 'No team found. Try a part of its name.',
    found: { one: '{count} result', other: '{count} results' },
    failed: 'The search does not work just now. Please try again in a moment.',
    raisedSoFar: '{amount} raised',
    members: { one: '{count} member', other: '{count} members' },
  },
} as const

/** Texts of sections without a separate feature. */
export const sectionsMessages = {
  feature: 'sections',
  english: {
    unknownSlice: 'Unknown slice type: {type}',
    startRegistration: 'Start a page',
    openReports: 'Open the reports',
  },
} as const

/** Texts of sections for one segment. */
export const segmentsMessages = {
  feature: 'segments',
  english: {
    only: 'This page is for a group that you are not signed in to.',
  },
} as const

/** The messages of sharing. */
export const shareMessages = {
  feature: 'share',
  english: {
    share: 'Share this page',
    shareButton: 'Share',
    printPoster: 'Print a poster',
    onAnotherSite: 'Show this on another site',
    linkCopied: 'Link copied to clipboard!',
  },
} as const

/** Texts before third-party content loads. */
export const thirdPartyMessages = {
  feature: 'thirdParty',
  english: {
    load: 'Show',
    notice: 'This loads content from {provider}, which may set cookies.',
    open: 'Open at {provider}',
    anotherSite: 'another site',
    frameRefused: 'What should be here has no address that begins with https://.',
  },
} as const

/** The messages of the ticker of gifts. */
export const tickerMessages = {
  feature: 'ticker',
  english: {
    label: 'Latest gifts',
    gave: '{name} gave {amount}',
    gaveHidden: '{name} gave',
  },
} as const

/** The messages of videos. */
export const videoMessages = {
  feature: 'video',
  english: {
    play: 'Play',
  },
} as const
