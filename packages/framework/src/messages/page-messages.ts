import { getCountryTimeZone } from '../base/time-zone.ts'

export const endedMessages = {
  feature: 'ended',
  english: {
    notice: 'This campaign has ended. Thank you to everyone who took part.',
    title: 'Donations to this campaign have closed',
    otherWays: 'Donations to this campaign have closed, but you can still help',
    registration: 'You can’t start a new page because this campaign has ended.',
  },
} as const

export const footerMessages = {
  feature: 'footer',
  english: {
    poweredBy: 'Powered by',
  },
} as const

/** Formatters by language and time zone, cached because creating one is slow. */
const dateFormatters = new Map<string, Intl.DateTimeFormat>()

/**
 * Formats a date and time with its time zone, so that it stays correct on cached pages. Uses `Intl`, because dayjs has no
 * localised formats with time zones.
 */
export function formatDateTime(
  at: Date,
  { messages, country }: { messages: { readonly language: string }; country: string },
): string {
  return getDateFormatter(messages.language, getCountryTimeZone(country)).format(at)
}

function getDateFormatter(language: string, timeZone: string): Intl.DateTimeFormat {
  const key = `${language} ${timeZone}`
  const known = dateFormatters.get(key)
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
  dateFormatters.set(key, made)
  return made
}

/** Messages about other ways to give while the payment page is down or paused. */
export const otherWaysMessages = {
  feature: 'otherWays',
  english: {
    downTitle: 'If the payment page doesn’t open, you can give another way',
    pausedTitle: 'We can’t take payments at the moment, but you can give another way',
    paused:
      'We can’t take payments at the moment. Choose one of the other ways to give on this page.',
    call: 'Call {phone} to give',
  },
} as const

export const refusedMessages = {
  feature: 'refused',
  english: {
    requestTitle: 'We couldn’t process your request',
    requestText: 'Nothing was sent or changed. Go back and try again.',
    originTitle: 'This form wasn’t sent from our site',
    originText:
      'To keep you safe, we only accept forms sent from our own pages. Open the page again and send the form from there.',
    methodTitle: 'You can’t do that here',
    methodText: 'Nothing was sent or changed. Go back to the page you were on.',
    sizeTitle: 'That’s too large to send',
    sizeText: 'Go back, make it shorter and send it again.',
    addressTitle: 'This link is too long',
    addressText: 'Check the link and try again.',
    kindTitle: 'We couldn’t read this form',
    kindText: 'Nothing was sent or changed. Open the page again and use the form there.',
    hostTitle: 'We can’t find a site at this address',
    hostText: 'Check the address, or follow a link from the charity.',
    oftenTitle: 'Wait a minute, then try again',
    oftenText:
      'We’ve had a lot of forms from your connection, so we haven’t accepted this one. Wait a minute, then go back and send it again – what you entered is still there.',
    busyTitle: 'We’re really busy right now',
    busyText:
      'Nothing was sent or changed. Wait a few seconds, then go back and try again – what you entered is still there.',
  },
} as const

export const routeMessages = {
  feature: 'route',
  english: {
    of: 'Route: {name}',
    length: '{name}, {length}',
    missing: 'We couldn’t draw this route.',
  },
} as const

/** Messages of the accessibility statement, based on the W3C's template. */
export const statementMessages = {
  feature: 'statement',
  english: {
    link: 'Accessibility',
    title: 'Accessibility statement',
    description: 'How accessible {site} is, what doesn’t work yet and how to report a problem.',
    intro:
      '{site} wants as many people as possible to be able to use this website. You should be able to:',
    zoom: 'make text twice as large, or zoom in to 400%, and still read everything',
    keyboard: 'use all of it with just a keyboard',
    reader: 'listen to it with a screen reader',
    settings: 'read it with the colours, spacing and reduced motion set on your device',
    noScript: 'read it and donate without JavaScript',
    statusTitle: 'How accessible this website is',
    full: 'This website conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.',
    partial:
      'This website partially conforms to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA: some parts don’t meet them or haven’t been evaluated yet.',
    counts:
      'The guidelines have {all} criteria. The software behind this website meets {met} of them in full and {partly} in part, and doesn’t meet {failed}. The other {open} haven’t been evaluated.',
    limitsTitle: 'Known accessibility problems',
    limitsOwn: 'On this website:',
    limitsProduct: 'Criteria that the software behind it only partly meets, or doesn’t meet:',
    open: 'Criteria that haven’t been evaluated:',
    notTried: 'The software hasn’t been tested with:',
    contactTitle: 'Report an accessibility problem',
    contact:
      'Tell us which page you were on and what you were trying to do. You can also ask us for information in another format, such as large print.',
    contactUnknown: 'Use the contact details on this website.',
    answer: {
      one: 'We’ll reply within {count} working day.',
      other: 'We’ll reply within {count} working days.',
    },
    testedTitle: 'How it was tested',
    testedProduct:
      'The software behind this website, {product}, was tested on {date} with automated checks of each type of page in a browser, and by hand.',
    testedByOn: '{who} reviewed this website on {date}.',
    testedBy: '{who} reviewed this website.',
    testedOn: 'We reviewed this website on {date}.',
    technicalTitle: 'Technical details',
    technical:
      'This website uses HTML, CSS, SVG and WAI-ARIA, which current browsers and assistive technologies support. JavaScript adds extra features.',
    complaintTitle: 'If you’re not happy with our response',
    complaint: 'You can complain to:',
    prepared: 'This statement was last updated on {date}.',
  },
} as const

export const supporterPageMessages = {
  feature: 'supporterPage',
  english: {
    story: 'The story',
    latestGifts: 'Latest donations',
    giveTo: 'Give to {name}',
    closed: 'This page is closed and no longer takes donations.',
    inactive: 'This page is no longer active.',
    team: 'Team',
    seeTeam: 'See the team',
    eventDate: 'Event date: {date}',
  },
} as const

export const tagPageMessages = {
  feature: 'tagPage',
  english: {
    board: '{name} leaderboard',
    unavailable: 'We couldn’t load this section. Try again in a moment.',
    people: 'supporters',
  },
} as const

export const teamPageMessages = {
  feature: 'teamPage',
  english: {
    members: { one: '{count} member', other: '{count} members' },
    captain: 'Team captain',
    membersTitle: 'Members',
    noMembers: 'No one has joined yet.',
    distanceTogether: '{distance} together so far',
    giveTo: 'Your donation goes to {name} and counts for the whole team.',
    invitation: 'You’re invited to join {team}',
    joinTeam: 'Join this team',
    inactive: 'This team is no longer active.',
  },
} as const

/** Messages instead of dialogs for browsers without JavaScript. */
export const withoutScriptsMessages = {
  feature: 'withoutScripts',
  english: {
    login:
      'You need JavaScript to sign in. Turn it on or use another browser. You can read the site and donate without it.',
  },
} as const

/** Messages of maintenance mode (Spec §8). */
export const maintenanceMessages = {
  feature: 'maintenance',
  english: {
    title: 'Planned maintenance',
    text: 'The site is currently undergoing planned maintenance. You may continue to use the site, but certain features may not work as desired.',
    continue: 'Continue',
    close: 'Close',
  },
} as const
