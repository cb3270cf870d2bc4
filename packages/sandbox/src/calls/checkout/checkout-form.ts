import { toSafeExitUrl } from '../../http/safe-exit-url.ts'
import {
  type AmountError,
  getCurrencySymbol,
  getMinorDigits,
  parseAmount,
  toMinor,
} from '@milepost/measures'
import { currencyCodes, toPlatformMinor } from '../../values/wire-values.ts'
import type { FieldErrors } from '../../html/field-error.ts'

/** Query parameter for the checkout's id. */
export const checkoutParameter = 'checkout'

/** Format of a checkout's id. */
export const checkoutIdPattern = /^[\w-]{16,64}$/

/** Placeholder that the real platform replaces in the return URL (wire contract §2.2.10). */
const donationIdPlaceholder = 'JUSTGIVING-DONATION-ID'

/**
 * Returns the URL to redirect the donor to, with the placeholder replaced by the donation's id.
 *
 * @returns undefined if the URL is not allowed
 */
export function fillExitUrl(exitUrl: string, donationId: number): string | undefined {
  return toSafeExitUrl(exitUrl)?.href.replaceAll(donationIdPlaceholder, String(donationId))
}

/** Submitted values of the checkout form, used to refill the form after an error. */
export interface CheckoutForm {
  /** Idempotency key: submitting the form twice records one donation. */
  checkoutId: string
  target: string
  currency: string
  amount: string
  name: string
  anonymous: boolean
  /** Whether the amount is hidden from everyone but the donor. */
  hidesAmount: boolean
  message: string
  card: string
  reference: string
  exitUrl: string
}

/** Donation details from a valid form. */
export interface CheckoutInput {
  amountMinor: number
  currencyCode: string
  /** Null for an anonymous donor. */
  donorName: string | null
  isAmountHidden: boolean
  message: string | null
  reference: string | null
}

/** Maximum donation in any currency, in major units. */
const maxDonationMajor = 1_000_000

/** Test card that is always declined. */
export const declinedCard = 'declined'
export const acceptedCard = 'accepted'

/** Parses the donate link's parameters (wire contract §2.2.10). */
export function parseCheckoutLink(
  query: URLSearchParams,
  target: { key: string; currencyCode: string },
  checkoutId: string,
): CheckoutForm {
  const currency = (query.get('currency') ?? '').trim().toUpperCase()
  return {
    checkoutId,
    target: target.key,
    currency: currencyCodes.includes(currency) ? currency : target.currencyCode,
    amount: toSingleLine(query.get('amount'), 20),
    name: '',
    anonymous: false,
    hidesAmount: false,
    message: toParagraphs(query.get('message'), 500),
    card: acceptedCard,
    reference: toSingleLine(query.get('reference'), 200),
    exitUrl: (query.get('exitUrl') ?? '').slice(0, 2000),
  }
}

/** Parses the submitted form. Missing fields become empty, and long values are truncated. */
export function parseCheckoutForm(data: URLSearchParams): CheckoutForm {
  const currency = (data.get('currency') ?? '').trim().toUpperCase()
  return {
    checkoutId: data.get('checkoutId') ?? '',
    target: data.get('target') ?? '',
    currency: currencyCodes.includes(currency) ? currency : '',
    amount: toSingleLine(data.get('amount'), 40),
    name: toSingleLine(data.get('name'), 200),
    anonymous: data.get('anonymous') === 'yes',
    hidesAmount: data.get('hideAmount') === 'yes',
    message: toParagraphs(data.get('message'), 2000),
    card: data.get('card') ?? '',
    reference: toSingleLine(data.get('reference'), 200),
    exitUrl: (data.get('exitUrl') ?? '').slice(0, 2000),
  }
}

/** Validates a form. Returns the donation details, or the errors by field. */
export function validateCheckoutForm(
  form: CheckoutForm,
): { ok: true; order: CheckoutInput } | { ok: false; errors: FieldErrors } {
  const errors: Record<string, string> = {}
  const amount = parseAmount(form.amount, {
    currency: form.currency,
    maxMinor: toMinor(maxDonationMajor, form.currency),
  })
  if (!amount.ok) errors['amount'] = getAmountErrorMessage(amount.reason, form.currency)
  if (form.name.length > 100) errors['name'] = 'Use at most 100 characters for the name'
  if (form.message.length > 500) errors['message'] = 'Use at most 500 characters for the message'
  if (form.card === declinedCard) {
    errors['card'] = 'The test card was declined. Choose the accepted card'
  } else if (form.card !== acceptedCard) errors['card'] = 'Choose a test card'
  if (!amount.ok || Object.keys(errors).length > 0) return { ok: false, errors }
  return {
    ok: true,
    order: {
      amountMinor: toPlatformMinor(amount.amountMinor, form.currency),
      currencyCode: form.currency,
      donorName: form.anonymous || form.name === '' ? null : form.name,
      isAmountHidden: form.hidesAmount,
      message: form.message === '' ? null : form.message,
      reference: form.reference === '' ? null : form.reference,
    },
  }
}

function getAmountErrorMessage(reason: AmountError, currency: string): string {
  switch (reason) {
    case 'empty':
      return 'Enter an amount'
    case 'not-a-number':
      return 'Enter the amount as a number, such as 25 or 12.50'
    case 'other-currency':
      return `Enter the amount in ${currency}`
    case 'negative':
    case 'zero':
    case 'too-small':
      return 'Enter an amount above 0'
    case 'too-large':
      return `Enter ${getCurrencySymbol(currency)}1,000,000 or less`
    case 'too-precise':
      return getMinorDigits(currency) === 0
        ? 'Enter a whole amount'
        : `Use at most ${getMinorDigits(currency) === 3 ? 'three' : 'two'} digits after the point`
  }
}

/** Normalises text to a single line without control characters. */
function toSingleLine(text: string | null, limit: number): string {
  return (text ?? '')
    .replaceAll(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, limit)
}

/** Normalises line breaks, and removes all other control characters. */
function toParagraphs(text: string | null, limit: number): string {
  return (text ?? '')
    .replaceAll('\r\n', '\n')
    .replaceAll(/[^\P{Cc}\n]+/gu, ' ')
    .trim()
    .slice(0, limit)
}
