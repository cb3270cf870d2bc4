import { timeZoneOf } from '../base/time-zone-of.ts'

/** The messages of a site whose campaign has ended. */
export const endedMessages = {
  feature: 'ended',
  english: {
    notice: 'This campaign has ended. Thank you to everyone who took part.',
    title: 'Donations to this campaign have closed',
    otherWays: 'Donations to this campaign have closed, but you can still help',
    registration: 'You can’t start a new page, because this campaign has ended.',
  },
} as const

/** The messages of the end of every page. */
export const footerMessages = {
  feature: 'footer',
  english: {
    poweredBy: 'Powered by',
  },
} as const

/** One for each language and time zone of the process's sites: to make one takes longer than to use it. */
const formats = new Map<string, Intl.DateTimeFormat>()

/** Day, minute and zone in the site's country, so that a cached page stays right. By `Intl`: dayjs has no localised formats with zones. */
export function momentWords(
  at: Date,
  { messages, country }: { messages: { readonly language: string }; country: string },
): string {
  return formatIn(messages.language, timeZoneOf(country)).format(at)
}

function formatIn(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(language, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone,
    timeZoneName: 'short',
  })
  formats.set(key, made)
  return made
}

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

/** The messages for a request that is refused. */
export const refusedMessages = {
  feature: 'refused',
  english: {
    requestTitle: 'We cannot read this request',
    requestText: 'Nothing was sent or changed. Please go back and try again.',
    originTitle: 'This form was not sent from our site',
    originText:
      'To keep you safe, we only take forms that are sent from our own pages. Please open the page again and send the form from there.',
    methodTitle: 'You cannot do that here',
    methodText: 'Nothing was sent or changed.',
    sizeTitle: 'What you sent is too large',
    sizeText: 'Please go back, make it shorter and send it again.',
    addressTitle: 'This address is too long',
    addressText: 'No page of this site has an address as long as this one.',
    kindTitle: 'We cannot read this form',
    kindText: 'Nothing was sent or changed. Please open the page and use the form there.',
    hostTitle: 'This site is not at this address',
    hostText:
      'Nothing was sent or changed. Please check the address, or follow a link from the charity.',
    oftenTitle: 'Please wait a minute',
    oftenText:
      'Many forms came from your connection in a short time, so we did not take this one. Wait a minute, go back and send it again: what you typed is still there.',
    busyTitle: 'Too many people are here at once',
    busyText:
      'Nothing was sent or changed. Wait a few seconds, go back and try again: what you typed is still there.',
  },
} as const

/** The messages of a drawn route. */
export const routeMessages = {
  feature: 'route',
  english: {
    of: 'Route: {name}',
    length: '{name}, {length}',
    missing: 'The route cannot be drawn.',
  },
} as const

/** Texts of the accessibility statement, after the W3C's template. */
export const statementMessages = {
  feature: 'statement',
  english: {
    link: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How accessible {site} is, what does not work yet, and whom to tell.',
    intro:
      '{site} wants as many people as possible to be able to use this website. You should be able to:',
    zoom: 'make words twice as large, or zoom in to 400 %, and still read all of them',
    keyboard: 'use all of it with a keyboard alone',
    reader: 'listen to it with a screen reader',
    settings:
      'read it in the colours, the spacing and with as little motion as your device asks for',
    noScript: 'read it, and give, without JavaScript',
    statusTitle: 'How accessible this website is',
    full: 'This website conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    partial:
      'This website conforms in part to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: some of it does not meet them, or has not been evaluated yet.',
    counts:
      'The guidelines have {all} criteria. The software behind this website meets {met} of them and {partly} in part, and does not meet {failed}. The other {open} have not been evaluated.',
    limitsTitle: 'What does not work for everybody',
    limitsOwn: 'On this website:',
    limitsProduct: 'Criteria that the software behind it meets in part, or not at all:',
    open: 'Criteria that have not been evaluated:',
    notTried: 'What the software has not been tried with:',
    contactTitle: 'Report an accessibility problem',
    contact:
      'Tell us on which page you were, and what you wanted to do. Ask us, too, if you need something in another form, such as large print.',
    contactUnknown: 'Use the contact details on this website.',
    answer: {
      one: 'We answer within {count} working day.',
      other: 'We answer within {count} working days.',
    },
    testedTitle: 'How it was tested',
    testedProduct:
      'The software behind this website, Milepost {version}, was tested on {date}: by automatic checks of each kind of page in a browser, and by looking at them by hand.',
    testedByOn: '{who} looked at this website on {date}.',
    testedBy: '{who} looked at this website.',
    testedOn: 'We looked at this website on {date}.',
    technicalTitle: 'Technical facts',
    technical:
      'This website is made of HTML, CSS, SVG and WAI-ARIA, which browsers and assistive technologies of today understand. JavaScript adds to it.',
    complaintTitle: 'If you are not happy with our answer',
    complaint: 'You can complain here:',
    prepared: 'This statement was last renewed on {date}.',
  },
} as const

/** The messages of the page of a supporter. */
export const supporterPageMessages = {
  feature: 'supporterPage',
  english: {
    story: 'The story',
    latestGifts: 'Latest gifts',
    giveTo: 'Give to {name}',
    closed: 'This page is closed and takes no more gifts.',
    inactive: 'This page is no longer active.',
    team: 'Team',
    seeTeam: 'See the team',
    eventDate: 'Event date: {date}',
  },
} as const

/** The messages of the page of a tag. */
export const tagPageMessages = {
  feature: 'tagPage',
  english: {
    board: 'Who leads in {name}',
    unavailable: 'What this page is about cannot be read just now. Please look again in a moment.',
    people: 'supporters',
  },
} as const

/** The messages of the page of a team. */
export const teamPageMessages = {
  feature: 'teamPage',
  english: {
    members: { one: '{count} member', other: '{count} members' },
    captain: 'Team captain',
    membersTitle: 'Members',
    noMembers: 'Nobody has joined yet.',
    distanceTogether: '{distance} together so far',
    giveTo: 'Your gift goes to the page of {name} and counts for the whole team.',
    joinTeam: 'Join this team',
    inactive: 'This team is no longer active.',
  },
} as const

/** Messages instead of a dialog for browsers without JavaScript. */
export const withoutScriptsMessages = {
  feature: 'withoutScripts',
  english: {
    login:
      'Signing in needs JavaScript. Please switch it on, or use another browser. You can read the site and give without it.',
  },
} as const
