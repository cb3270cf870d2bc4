import { cleanText, fetchInternalPage } from '@milepost/content'
import { type AmountError, parseAmount, toMajor, toMinor } from '@milepost/measures'
import { formatMoney } from '@milepost/measures/format'
import { fillMessage } from '@milepost/supporter/messages'
import type { SiteMessages } from '../../messages/site-messages.ts'
import {
  amountField,
  otherAmountField,
  type RejectedDonation,
  initialAmountField,
  messageField,
  maxMessageLength,
} from '../../sections/donate/donate-form.tsx'
import { getAmountLimits } from '../../sections/donate/donate.server.ts'
import { getContentReadOptions, getSiteUrl } from '../../services/load-site.ts'
import {
  loadPageScope,
  type PageScope,
  readIfPossible,
  type RequestScope,
} from '../../frame/request/scopes.ts'
import { getPlatform } from '../../frame/request/read-page.ts'

/** Returns the donor's message; undefined if it is blank. Truncates it to `maxMessageLength` characters. */
export function getDonorMessage(form: FormData): string | undefined {
  const typed = form.get(messageField)
  if (typeof typed !== 'string' || typed.trim() === '') return undefined
  return Array.from(typed.trim()).slice(0, maxMessageLength).join('')
}

type ParsedDonationForm =
  | { ok: true; amountMinor: number }
  | { ok: false; refused: RejectedDonation }

/** Parses the donation form: the entered amount, otherwise the selected suggestion. Rejects invalid input. */
export function parseDonationForm(
  form: FormData,
  { currency, country, messages }: { currency: string; country: string; messages: SiteMessages },
): ParsedDonationForm {
  const choice = toAmountText(form.get(amountField))
  const typed = toAmountText(form.get(otherAmountField))
  // Without scripts, a suggestion may stay selected when the donor enters an amount. The entered amount takes precedence.
  const isTyped = typed.trim() !== ''
  const text = isTyped ? typed : choice
  const limits = getAmountLimits(currency)
  const parsed = parseAmount(text, { currency, ...limits })
  // If a suggestion was selected after the form was rendered, it contradicts an entered amount.
  const ticked = form.get(initialAmountField)
  const isTwice = isTyped && Number(choice) > 0 && ticked !== null && ticked !== choice
  if (parsed.ok && !isTwice) return parsed
  const amount = (minor: number) => formatMoney(minor, { currency, country })
  const error = parsed.ok
    ? fillMessage(messages.giving.amountTwice, {
        typed: typed.trim(),
        amount: amount(toMinor(Number(choice), currency)),
      })
    : fillMessage(messages.giving[messageKeyByProblem[parsed.reason]], {
        currency,
        amount: amount(parsed.reason === 'too-large' ? limits.maxMinor : limits.minMinor),
      })
  return {
    ok: false,
    refused: { error, selected: isTyped ? undefined : choice || undefined, typed },
  }
}

const messageKeyByProblem = {
  empty: 'amountEmpty',
  'not-a-number': 'amountNotANumber',
  'other-currency': 'amountOtherCurrency',
  negative: 'amountNegative',
  zero: 'amountZero',
  'too-small': 'amountTooSmall',
  'too-large': 'amountTooLarge',
  'too-precise': 'amountTooPrecise',
} as const satisfies Record<AmountError, keyof SiteMessages['giving']>

/** Maximum length of an amount, in characters. Longer input is truncated, because the response repeats it. */
const maxAmountLength = 100

function toAmountText(value: FormDataEntryValue | null): string {
  return typeof value === 'string' ? cleanText(value.slice(0, maxAmountLength)) : ''
}

/** UID of the optional thank-you page. */
const thankYouPageUid = 'thank-you'

/**
 * Handles a donation form on a content page. Returns the checkout URL, from which donors return to the site's thank-you page.
 *
 * @returns undefined if donations are not possible; `refused` if the input is invalid
 */
export async function createDonationRedirect(
  scope: RequestScope,
  form: FormData,
): Promise<{ location: string } | { refused: RejectedDonation } | undefined> {
  const page = await loadPageScope(scope)
  const { project, messages, country } = page
  if (project === undefined) return undefined
  if (project.hasEnded) {
    scope.facts.isPrivate = true
    return { refused: { error: messages.ended.title, selected: undefined, typed: '' } }
  }
  if (page.site.otherWays?.isPaused) {
    scope.facts.isPrivate = true
    return { refused: { error: messages.otherWays.paused, selected: undefined, typed: '' } }
  }
  const { platform } = project
  const currency = await project.currency()
  const gift = parseDonationForm(form, { currency, country, messages })
  if (!gift.ok) {
    scope.facts.isPrivate = true
    return { refused: gift.refused }
  }
  const target = await project.donationTarget()
  if (target === undefined) {
    if (project.donateUrl !== '') return { location: project.donateUrl }
    scope.facts.isPrivate = true
    const typed = toMajor(gift.amountMinor, currency)
    return {
      refused: { error: messages.giving.noGiftsHere, selected: undefined, typed: String(typed) },
    }
  }
  const parameters = {
    amount: toMajor(gift.amountMinor, currency),
    currency,
    exitUrl: createExitUrl(page, await getThankYouPath(page)),
  }
  return {
    location:
      target.kind === 'campaign'
        ? platform.links.campaignDonateLink(target.id, parameters)
        : platform.links.pageDonateLink({ id: target.id }, parameters),
  }
}

/** Returns the URL to which the checkout redirects, with a placeholder for the donation's id if the platform supports it. */
export function createExitUrl(scope: PageScope, path: string): string {
  const { donationIdPlaceholder } = getPlatform(scope).links
  const query = donationIdPlaceholder === undefined ? '' : `?donation-id=${donationIdPlaceholder}`
  return getSiteUrl(scope.services, path + query)
}

async function getThankYouPath(page: PageScope): Promise<string> {
  const { services } = page
  const reading = await readIfPossible(page, () =>
    services.reads.read(`content:page:${thankYouPageUid}`, getContentReadOptions(services), () =>
      fetchInternalPage(services.content, { uid: thankYouPageUid }),
    ),
  )
  return reading?.value === undefined ? '/' : `/${thankYouPageUid}`
}
