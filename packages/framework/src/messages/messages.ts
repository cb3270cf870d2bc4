import { fill } from '@milepost/supporter/messages'
import { shellMessages } from './shell-messages.ts'

/**
 * Every sentence that the product itself says. Words in braces are filled in. A site may override
 * any of them; what an editor writes in a document never stands here. Most are said by the server
 * alone: browser code imports `shell-messages.ts`, or a catalogue of its own.
 */
export const english = {
  ...shellMessages,

  refusedRequestTitle: 'We cannot read this request',
  refusedRequestText: 'Nothing was sent or changed. Please go back and try again.',
  refusedOriginTitle: 'This form was not sent from our site',
  refusedOriginText:
    'To keep you safe, we only take forms that are sent from our own pages. Please open the page again and send the form from there.',
  refusedMethodTitle: 'You cannot do that here',
  refusedMethodText: 'Nothing was sent or changed.',
  refusedSizeTitle: 'What you sent is too large',
  refusedSizeText: 'Please go back, make it shorter and send it again.',
  refusedAddressTitle: 'This address is too long',
  refusedAddressText: 'No page of this site has an address as long as this one.',
  refusedKindTitle: 'We cannot read this form',
  refusedKindText: 'Nothing was sent or changed. Please open the page and use the form there.',
  refusedHostTitle: 'This site is not at this address',
  refusedHostText:
    'Nothing was sent or changed. Please check the address, or follow a link from the charity.',
  refusedOftenTitle: 'Please wait a minute',
  refusedOftenText:
    'Many forms came from your connection in a short time, so we did not take this one. Wait a minute, go back and send it again: what you typed is still there.',

  donate: 'Donate',
  startPage: 'Start a page',
  logIn: 'Log in',
  poweredBy: 'Powered by',
  unknownSlice: 'Unknown slice type: {type}',
  embedLoad: 'Show content of {host}',
  embedPicture: 'Picture at {host}',

  ofTarget: 'of {target}',
  raised: 'raised',
  donationsOne: '{count} donation',
  donationsOther: '{count} donations',
  membersOne: '{count} member',
  membersOther: '{count} members',
  percentOfTarget: '{percent}% of the target',
  targetReached: 'Target reached',
  overTarget: '{amount} over the target',
  remaining: '{amount} to go',
  asOf: 'Figures from {time}',
  anonymous: 'Anonymous',
  noDonationsYet: 'No gifts yet. The first one starts it all.',
  noLeaderboardYet: 'Nobody is on the board yet. The first gift puts somebody there.',
  figuresUnavailable: 'These figures cannot be read just now. Please look again in a moment.',

  captain: 'Team captain',
  members: 'Members',
  noMembers: 'Nobody has joined yet.',
  distanceTogether: '{distance} together so far',
  joinTeam: 'Join this team',
  teamInactive: 'This team is no longer active.',
  story: 'The story',
  latestGifts: 'Latest gifts',
  giveTo: 'Give to {name}',
  pageClosed: 'This page is closed and takes no more gifts.',
  pageInactive: 'This page is no longer active.',
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

  thankYou: 'Thank you, {name}!',
  thankYouAnonymous: 'Thank you!',
  giftArrived: 'Your gift of {amount} to {page} has arrived.',
  donationMissing: 'We could not find that donation',
  donationMissingText:
    'If you have just given, your gift is safe with our giving platform, and your receipt comes by e-mail. It will show on the page in a moment.',
} as const

export type MessageKey = keyof typeof english

/** A catalogue: the product's words, with a site's own in place of some. */
export type Messages = Readonly<Record<MessageKey, string>>

/** The message for a count: one, or any other number. */
export function pluralMessage(
  messages: Messages,
  key: 'donations' | 'members',
  count: number,
  formatted: string,
): string {
  return fill(count === 1 ? messages[`${key}One`] : messages[`${key}Other`], { count: formatted })
}
