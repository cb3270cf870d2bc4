import { campaignByGuid } from '../../records/campaign-row.ts'
import { pageById, pageByShortName } from '../../records/page-row.ts'
import { htmlAnswer, seeOther } from '../../http/answers.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { notFoundPage } from '../../html/not-found-page.ts'
import { formFromLink } from './checkout-form.ts'
import { checkoutIdPattern, checkoutParameter } from './checkout-id.ts'
import { checkoutPage } from './checkout-page.ts'
import type { DonationTarget } from './donation-target.ts'
import { campaignTarget, pageTarget } from './donation-target.ts'
import { giftOfCheckout } from './gift-of-checkout.ts'
import { paidPage } from './paid-page.ts'

/** The donate link of a page by its number (wire contract §2.2.10). */
export const getPageCheckout = defineCall({
  family: 'link',
  method: 'GET',
  path: '/v1/fundraisingpage/donate/pageId/:pageId',
  handle(context) {
    const page = pageById(context.database, context.params['pageId'] ?? '')
    return checkout(context, page && pageTarget(context.database, page))
  },
})

/** The donate link of a campaign. */
export const getCampaignCheckout = defineCall({
  family: 'link',
  method: 'GET',
  path: '/v1/campaign/donate/campaignGuid/:campaignGuid',
  handle(context) {
    const campaign = campaignByGuid(context.database, context.params['campaignGuid'] ?? '')
    return checkout(context, campaign && campaignTarget(context.database, campaign))
  },
})

/** The donate link of a page by its short name. */
export const getSlugCheckout = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising/:shortName/donate',
  handle(context) {
    const page = pageByShortName(context.database, context.params['shortName'] ?? '')
    return checkout(context, page && pageTarget(context.database, page))
  },
})

/**
 * Each visit starts a new checkout with its id in the address. Going back to that address shows the same checkout, and that it
 * is paid once it is. No cache keeps the page: it would still show the form.
 */
async function checkout(
  { database, origin, siteOrigin, random, url }: CallContext,
  target: DonationTarget | undefined,
): Promise<Response> {
  if (target === undefined) return htmlAnswer(await notFoundPage('page to give to'), 404)
  const id = url.searchParams.get(checkoutParameter) ?? ''
  if (!checkoutIdPattern.test(id)) {
    const begun = new URLSearchParams(url.searchParams)
    begun.set(checkoutParameter, random.token(24))
    return seeOther(`?${begun.toString()}`)
  }
  const form = formFromLink(url.searchParams, target, id)
  const gift = giftOfCheckout(database, id)
  return htmlAnswer(
    gift === undefined
      ? await checkoutPage({ origin, siteOrigin, target, form, errors: {} })
      : await paidPage({ origin, target, form, gift }),
  )
}
