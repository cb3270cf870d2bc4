import { htmlAnswer, seeOther } from '../server/answers.ts'
import { defineCall } from '../server/define-call.ts'
import { notFoundPage } from '../www/not-found-page.ts'
import { checkForm, formFromPost } from './checkout-form.ts'
import { checkoutPage } from './checkout-page.ts'
import { targetByKey } from './donation-target.ts'
import { exitAddress } from './exit-address.ts'
import { recordDonation } from './record-donation.ts'

const checkoutIdPattern = /^[\w-]{16,64}$/

/** Takes the checkout's form: refuses it with messages, or records the gift and goes back. */
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
