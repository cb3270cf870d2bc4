import { type DonationRow } from '../../records/donation-row.ts'
import { insertDonation } from '../../database/insert-rows.ts'
import { exchangeMinor } from '../../values/wire-values.ts'
import {
  validateCheckoutForm,
  checkoutIdPattern,
  type CheckoutInput,
  fillExitUrl,
  parseCheckoutForm,
} from './checkout-form.ts'
import { type DonationTarget, findTargetByKey, findPaidDonation } from './donation-target.ts'
import type { SandboxServices } from '../../services/sandbox-services.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { renderNotFoundPage } from '../../html/error-pages.ts'
import { renderCheckoutPage } from './checkout-page.ts'
import { renderPaidPage } from './get-checkouts.ts'

/**
 * Records a donation. Idempotent per checkout: a repeated checkout returns the existing donation. The transaction is
 * committed before this returns.
 *
 * @returns the donation's id
 */
export function recordDonation(
  services: Pick<SandboxServices, 'database' | 'clock' | 'random'>,
  checkoutId: string,
  target: DonationTarget,
  order: CheckoutInput,
): number {
  const { database, clock, random } = services
  return database.transaction(() => {
    const known = database.get<{ donationId: number }>(
      'SELECT donation_id AS donationId FROM checkouts WHERE id = ?',
      checkoutId,
    )
    if (known !== undefined) return known.donationId
    const { pageId, campaignId, charityId, eventId, currencyCode } = target
    const donationId = insertDonation(database, {
      id: null,
      guid: random.uuid(),
      pageId,
      campaignId,
      charityId,
      eventId,
      amountMinor: exchangeMinor(order.amountMinor, order.currencyCode, currencyCode),
      currencyCode,
      donorAmountMinor: order.amountMinor,
      donorCurrencyCode: order.currencyCode,
      donorName: order.donorName,
      message: order.message,
      madeMs: clock(),
      reference: order.reference,
      giftAidMinor: 0,
      isAmountHidden: order.isAmountHidden,
    })
    database.run('INSERT INTO checkouts VALUES (?, ?)', checkoutId, donationId)
    return donationId
  })
}

/**
 * Handles the checkout form: shows it again with errors (422), or records the donation and redirects to the return
 * URL. Resubmitting the same donation redirects again. Different values in a paid checkout return the paid page (409).
 */
export const postDonation = defineCall({
  family: 'www',
  method: 'POST',
  path: '/checkout/donations',
  async handle(context) {
    const { database, origin, siteOrigin, random, request } = context
    const form = parseCheckoutForm(new URLSearchParams(await request.text()))
    const target = findTargetByKey(database, form.target)
    if (target === undefined)
      return createHtmlResponse(await renderNotFoundPage('page to donate to'), 404)
    if (form.currency === '') form.currency = target.currencyCode
    if (!checkoutIdPattern.test(form.checkoutId)) form.checkoutId = random.token(24)
    const checked = validateCheckoutForm(form)
    const paid = findPaidDonation(database, form.checkoutId)
    if (paid !== undefined && !(checked.ok && isSameDonation(paid, target, checked.order))) {
      return createHtmlResponse(await renderPaidPage({ origin, target, form, donation: paid }), 409)
    }
    if (!checked.ok) {
      const { errors } = checked
      return createHtmlResponse(
        await renderCheckoutPage({ origin, siteOrigin, target, form, errors }),
        422,
      )
    }
    const donationId = recordDonation(context, form.checkoutId, target, checked.order)
    return createRedirect(
      fillExitUrl(form.exitUrl, donationId) ?? `${origin}/www/checkout/donations/${donationId}`,
    )
  },
})

function isSameDonation(
  donation: DonationRow,
  target: DonationTarget,
  { amountMinor, currencyCode }: CheckoutInput,
): boolean {
  return (
    donation.pageId === target.pageId &&
    donation.charityId === target.charityId &&
    donation.donorAmountMinor === amountMinor &&
    donation.donorCurrencyCode === currencyCode
  )
}
