export const activityListMessages = {
  feature: 'activityList',
  english: {
    title: 'Activities',
    all: 'Show all {count}',
    manualEntry: 'Manual entry',
    goalReached: '{percent}% of the {goal} goal',
  },
} as const

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

/** Messages of a total's breakdown and exclusions. */
export const addsUpMessages = {
  feature: 'addsUp',
  english: {
    title: 'How this adds up',
    titleOlder: 'How this adds up (updated {time})',
    online: '{amount} given online',
    offline: '{amount} given offline',
    all: '{amount} given online and offline',
    inAll: '{amount} in total',
    madeUpOf: 'This is made up of {list}.',
    item: '{name} ({amount})',
    others: 'others ({amount})',
    leftOutOffline: 'Offline donations aren’t included.',
    leftOutOfflineUntold:
      'Offline donations aren’t included because we don’t have a total for them.',
    leftOutTeams: 'Some teams aren’t included.',
    leftOutOtherCurrency: 'Donations in other currencies aren’t included.',
    asOf: 'Last updated {time}.',
    notFound: 'There’s nothing to show at this URL.',
  },
} as const

/** Default button labels. */
export const buttonsMessages = {
  feature: 'buttons',
  english: {
    donate: 'Donate',
    startPage: 'Start a page',
    logIn: 'Sign in',
  },
} as const

/** Messages of forms that editors create in the CMS. */
export const contactFormMessages = {
  feature: 'contactForm',
  english: {
    send: 'Send',
    sent: 'Thank you. Your message is on its way.',
    limited:
      'We’ve had a lot of messages from your connection, so we haven’t sent this one. Wait 10 minutes, then try again – we’ve kept what you wrote.',
    failed: 'We couldn’t send your message. Try again in a moment – we’ve kept what you wrote.',
    invalid: 'Check the fields marked below.',
    errorPrefix: 'Error:',
    nowhere: 'This form isn’t set up yet, so you can’t send it.',
    fieldRequired: 'Fill in this field.',
    fieldEmail: 'Enter an email address, such as name@example.org.',
    fieldNumber: 'Enter a number.',
    fieldDate: 'Enter a date, such as 2026-06-30.',
    fieldPhone: 'Enter a phone number.',
    fieldOption: 'Choose one of the options.',
    fieldTooLong: {
      one: 'Use {count} character at most.',
      other: 'Use {count} characters or fewer.',
    },
    optional: '(optional)',
    choose: 'Choose an option',
    leaveEmpty: 'Leave this field empty',
  },
} as const

export const countdownMessages = {
  feature: 'countdown',
  english: {
    days: 'days',
    hours: 'hours',
    minutes: 'minutes',
    seconds: 'seconds',
  },
} as const

/** Link texts of embedded content that loads on click. */
export const embedsMessages = {
  feature: 'embeds',
  english: {
    load: 'Show content from {host}',
    picture: 'Image from {host}',
  },
} as const

/** Labels of totals and lists. */
export const figuresMessages = {
  feature: 'figures',
  english: {
    ofTarget: 'of {target}',
    raised: 'raised',
    amountRaised: '{amount} raised',
    raisedOfTarget: '{amount} raised of {target}',
    raisedSoFar: 'Raised so far',
    beFirstToGive: 'Be the first to give',
    noGiftsYet: 'No donations yet',
    targetIs: 'The target is {target}',
    gave: 'gave',
    donations: { one: '{count} donation', other: '{count} donations' },
    percentOfTarget: '{percent}% of the target',
    targetReached: 'of {target} · Target reached!',
    targetPassed: 'of {target} · Target passed: {percent}%!',
    milestoneReached: 'reached',
    milestoneAhead: 'still to come',
    asOf: 'Updated {time}',
    anonymous: 'Anonymous',
    noDonationsYet: 'No donations yet. The first one starts it all.',
    noLeaderboardYet: 'No one’s on the leaderboard yet. Make the first donation!',
    unavailable: 'We couldn’t load this. Try again in a moment.',
    streakDays: { one: '{count} day', other: '{count} days' },
    noFitnessYet: 'No activities yet. The first one will appear here.',
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
    along: '{percent}% of {length}',
    again: '{count} × {length}, and going round again',
  },
} as const

/** Messages of galleries and carousels. */
export const galleryMessages = {
  feature: 'gallery',
  english: {
    enlarge: 'Enlarge: {name}',
    slidesOf: 'Slides: {name}',
    picture: 'Photo {number}',
    close: 'Close',
    previous: 'Previous',
    next: 'Next',
    pause: 'Pause',
    play: 'Play',
  },
} as const

export const giftListMessages = {
  feature: 'giftList',
  english: {
    pages: 'Pages of donations',
    page: 'Page',
  },
} as const

/** Messages of the donation form. */
export const givingMessages = {
  feature: 'giving',
  english: {
    backToPage: 'Back to the page',
    chooseAmount: 'Choose an amount',
    otherAmount: 'Other amount',
    giftMessage: 'Message of support (optional)',
    giftMessageHint:
      'Everyone can see this. On the next page, you can change it or choose to give anonymously.',
    continueToPayment: 'Continue to payment',
    paymentNote: 'You’ll pay on our payment partner’s secure page, then come straight back here.',
    giftAidNote:
      'If you’re a UK taxpayer, you can add Gift Aid there. It’s worth an extra 25p for every £1 you give.',
    noGiftsHere:
      'You can’t donate from this page. Choose a supporter and donate on their page instead.',
    amountEmpty: 'Choose an amount or enter your own.',
    amountNotANumber: 'Enter the amount as a number, such as 25 or 12.50.',
    amountOtherCurrency: 'Donations here are in {currency}. Enter the amount in {currency}.',
    amountNegative: 'Enter an amount above zero.',
    amountZero: 'Enter an amount above zero.',
    amountTooSmall: 'The minimum donation is {amount}.',
    amountTooLarge:
      'The maximum online donation is {amount}. To give more, get in touch – we’d love to hear from you.',
    amountTwice:
      'You chose {amount} but entered {typed}. To give {amount}, choose it again and leave this field empty.',
    amountTooPrecise: 'Enter an amount with no more than 2 decimal places.',
  },
} as const

/** Messages to a page's owner about its visibility on the site. */
export const listingMessages = {
  feature: 'listing',
  english: {
    listed:
      'People can find your page by name here and through search engines. It’ll join the leaderboards with its first donation.',
    onBoards:
      'People can find your page by name here, on the leaderboards and through search engines.',
    ranked:
      'Your page will appear in search and on leaderboards here once it’s among the top fundraisers.',
    notChosen:
      'This site lists pages that its team has chosen, and yours isn’t one of them yet. Anyone with the link can still visit and donate. To be added, ask the people who run this site.',
    elsewhere:
      'Your page isn’t listed here because it belongs to a different campaign. Anyone with the link can still visit and donate.',
    leftOut:
      'Your page isn’t listed because this site hides your team. Anyone with the link can still visit and donate.',
    closed: 'Your page is no longer active, so it isn’t listed here.',
  },
} as const

/** Messages about match funding. */
export const matchingMessages = {
  feature: 'matching',
  english: {
    offer: '{funder} adds {added} for every {given} you give.',
    wasOffered: '{funder} added {added} for every {given} given.',
    cap: 'Up to {cap} per donation.',
    pot: 'Up to {pot} in total.',
    starts: 'Match funding starts on {time}.',
    ends: 'Match funding ends on {time}.',
    ended: 'Match funding ended on {time}.',
    soFar: 'About {amount} of {pot} so far',
    atLeast: 'At least {amount} of {pot} so far',
    usedUp: 'The full {pot} has been used',
    forecast:
      'This is an estimate of what {funder} will add. It’s based on online donations and isn’t included in any total on this site.',
    notInTotal: 'Not included: about {amount} in match funding from {funder}.',
  },
} as const

/** Labels and units after a total. */
export const measuresMessages = {
  feature: 'measures',
  english: {
    raised: 'raised',
    donations: 'donations',
    distance: 'covered',
    elevation: 'climbed',
    duration: 'on the move',
    activities: 'activities',
  },
} as const

export const qrCodeMessages = {
  feature: 'qrCode',
  english: {
    link: 'Or go to the donation page',
    scan: 'Scan to give',
    scanTeam: 'Scan to join or give',
    scanToGive: 'Scan to give to {name}',
  },
} as const

/** Messages shown after a donation. */
export const receiptMessages = {
  feature: 'receipt',
  english: {
    thankYou: 'Thank you, {name}!',
    thankYouAnonymous: 'Thank you!',
    giftArrived: 'Your donation of {amount} to {page} has arrived.',
    giftArrivedHidden: 'Your donation to {page} has arrived.',
    date: 'Date',
    reference: 'Reference',
    effect: 'Your impact',
    changeIt:
      'Something wrong with your donation? {platform} took your payment and can change or refund it. Have your reference ready.',
    shareTitle: 'Tell your friends about {page}',
    shareText: 'I’ve just donated to {page}. Will you?',
    startOwn: 'Start your own page',
    donationMissing: 'We couldn’t find that donation',
    donationMissingText:
      'If you’ve just donated, your donation is safe. Your receipt is on its way by email, and your donation will appear on the page shortly.',
  },
} as const

/** Messages of the searches for supporters and teams. */
export const searchMessages = {
  feature: 'search',
  english: {
    findSupporter: 'Find a supporter',
    findTeam: 'Find a team',
    partOfName: 'Full or partial name',
    search: 'Search',
    searching: 'Searching…',
    results: 'Results',
    foundNone: 'We couldn’t find anyone. Try part of the name.',
    foundNoTeam: 'We couldn’t find a team. Try part of its name.',
    found: { one: '{count} result', other: '{count} results' },
    failed: 'Search isn’t working at the moment. Try again shortly.',
    raisedSoFar: '{amount} raised',
    members: { one: '{count} member', other: '{count} members' },
  },
} as const

/** Messages of sections without a separate catalogue. */
export const sectionsMessages = {
  feature: 'sections',
  english: {
    unknownSlice: 'Unknown slice type: {type}',
    startRegistration: 'Start a page',
    openReports: 'Open the reports',
  },
} as const

/** Messages of sections that are limited to some supporters. */
export const segmentsMessages = {
  feature: 'segments',
  english: {
    only: 'This page is only for certain supporters. Sign in to see whether it’s open to you.',
  },
} as const

export const shareMessages = {
  feature: 'share',
  english: {
    share: 'Share this page',
    shareButton: 'Share',
    printPoster: 'Print a poster',
    onAnotherSite: 'Show on another site',
    linkCopied: 'Link copied to clipboard!',
  },
} as const

/** Messages of the placeholder for third-party content. */
export const thirdPartyMessages = {
  feature: 'thirdParty',
  english: {
    load: 'Show content',
    notice: 'This loads content from {provider}, which may set cookies.',
    open: 'Open at {provider}',
    anotherSite: 'another site',
    frameRefused: 'We can’t show this content because its URL doesn’t start with https://.',
  },
} as const

export const tickerMessages = {
  feature: 'ticker',
  english: {
    label: 'Latest donations',
    gave: '{name} gave {amount}',
    gaveHidden: '{name} donated',
  },
} as const

export const videoMessages = {
  feature: 'video',
  english: {
    play: 'Play',
  },
} as const
