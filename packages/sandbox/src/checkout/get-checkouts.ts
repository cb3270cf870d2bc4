import { campaignByGuid } from '../campaigns/campaign-row.ts'
import { pageById, pageByShortName } from '../pages/page-row.ts'
import { htmlAnswer } from '../server/answers.ts'
import type { CallContext } from '../server/call-context.ts'
import { defineCall } from '../server/define-call.ts'
import { notFoundPage } from '../www/not-found-page.ts'
import { formFromLink } from './checkout-form.ts'
import { checkoutPage } from './checkout-page.ts'
import type { DonationTarget } from './donation-target.ts'
import { campaignTarget, pageTarget } from './donation-target.ts'

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

/** Whoever goes back finds the same form, with the same id: sent again, it is still one gift. */
const keepForTheWayBack = { 'cache-control': 'private, no-cache' }

async function checkout(
  { origin, siteOrigin, random, url }: CallContext,
  target: DonationTarget | undefined,
): Promise<Response> {
  if (target === undefined) return htmlAnswer(await notFoundPage('page to give to'), 404)
  const form = formFromLink(url.searchParams, target, random.token(24))
  const page = await checkoutPage({ origin, siteOrigin, target, form, errors: {} })
  return htmlAnswer(page, 200, keepForTheWayBack)
}
