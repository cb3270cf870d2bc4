import { htmlAnswer, seeOther } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import type { DonationRow } from '../../records/donation-row.ts'
import { notFoundPage } from '../../html/not-found-page.ts'
import type { CheckoutOrder } from './checkout-form.ts'
import { checkForm, formFromPost } from './checkout-form.ts'
import { checkoutPage } from './checkout-page.ts'
import { checkoutIdPattern } from './checkout-id.ts'
import type { DonationTarget } from './donation-target.ts'
import { targetByKey } from './donation-target.ts'
import { exitAddress } from './exit-address.ts'
import { giftOfCheckout } from './gift-of-checkout.ts'
import { paidPage } from './paid-page.ts'
import { recordDonation } from './record-donation.ts'

/**
 * Takes the checkout's form: refuses it with messages, or records the gift and goes back. A form that
 * comes again goes the same way; one that asks for another amount by then reads that it is paid.
 */
export const postDonation = defineCall({
  family: 'www',
  method: 'POST',
  path: '/checkout/donations',
  async handle(context) {
    const { database, origin, siteOrigin, random, request } = context
    const form = formFromPost(new URLSearchParams(await request.text()))
    const target = targetByKey(database, form.target)
    if (target === undefined) return htmlAnswer(await notFoundPage('page to give to'), 404)
    if (form.currency === '') form.currency = target.currencyCode
    if (!checkoutIdPattern.test(form.checkoutId)) form.checkoutId = random.token(24)
    const checked = checkForm(form)
    const paid = giftOfCheckout(database, form.checkoutId)
    if (paid !== undefined && !(checked.ok && isSameGift(paid, target, checked.order))) {
      return htmlAnswer(await paidPage({ origin, target, form, gift: paid }), 409)
    }
    if (!checked.ok) {
      const { errors } = checked
      return htmlAnswer(await checkoutPage({ origin, siteOrigin, target, form, errors }), 422)
    }
    const donationId = recordDonation(context, form.checkoutId, target, checked.order)
    return seeOther(
      exitAddress(form.exitUrl, donationId) ?? `${origin}/www/checkout/donations/${donationId}`,
    )
  },
})

function isSameGift(
  gift: DonationRow,
  target: DonationTarget,
  { amountMinor, currencyCode }: CheckoutOrder,
): boolean {
  return (
    gift.pageId === target.pageId &&
    gift.charityId === target.charityId &&
    gift.donorAmountMinor === amountMinor &&
    gift.donorCurrencyCode === currencyCode
  )
}
