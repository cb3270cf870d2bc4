import { parseAmount } from '@milepost/measures'
import { html } from 'hono/html'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'
import { brandOf, documentShell } from '../../html/document-shell.ts'
import { moneyText, toPlatformMinor } from '../../values/wire-values.ts'
import {
  type CheckoutForm,
  checkoutIdPattern,
  checkoutParameter,
  exitAddress,
  formFromLink,
} from './checkout-form.ts'
import {
  campaignTarget,
  type DonationTarget,
  pageTarget,
  giftOfCheckout,
} from './donation-target.ts'
import { htmlAnswer, seeOther } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { notFoundPage } from '../../html/error-pages.ts'
import { campaignByGuid } from '../../records/campaign-row.ts'
import { pageById, pageByShortName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { checkoutPage } from './checkout-page.ts'

/** Renders the page of a paid checkout. Paying again, or a different amount, requires a new checkout. */
export function paidPage({
  origin,
  target,
  form,
  gift,
}: {
  origin: string
  target: DonationTarget
  form: CheckoutForm
  gift: DonationRow
}): Promise<string> {
  const paid = moneyText(gift.donorAmountMinor, gift.donorCurrencyCode)
  const wanted = parseAmount(form.amount, { currency: form.currency })
  const wantedMinor = wanted.ok ? toPlatformMinor(wanted.amountMinor, form.currency) : undefined
  const isOther = wantedMinor !== gift.donorAmountMinor || form.currency !== gift.donorCurrencyCode
  const amount =
    wantedMinor !== undefined && isOther ? moneyText(wantedMinor, form.currency) : undefined
  return documentShell({
    title: 'This gift is paid',
    brand: brandOf(target.image),
    width: 'narrow',
    body: html`<section class="card">
      <h1>This gift is paid</h1>
      <p>
        Your test donation of <strong>${paid}</strong> to ${gift.pageTitle ?? gift.charityName} is
        recorded, once. Nothing more was taken.
      </p>
      ${amount === undefined ? '' : html`<p>The ${amount} that you asked for now would be another gift.</p>`}
      <div class="actions">
        <a class="button" href="${thanks(origin, form, gift)}">Go on to the thanks</a>
        <a href="${anotherGift(origin, target, form)}"
          >${amount === undefined ? 'Give again' : `Give ${amount} as well`}</a
        >
      </div>
    </section>`,
  })
}

function thanks(origin: string, form: CheckoutForm, gift: DonationRow): string {
  return exitAddress(form.exitUrl, gift.id) ?? `${origin}/www/checkout/donations/${gift.id}`
}

/** Returns the donate link, which starts a new checkout. */
function anotherGift(origin: string, target: DonationTarget, form: CheckoutForm): string {
  const { amount, currency, message, reference, exitUrl } = form
  const asked = Object.entries({ amount, currency, message, reference, exitUrl })
  const query = new URLSearchParams(asked.filter(([, value]) => value !== ''))
  return `${origin}${target.donatePath}?${query.toString()}`
}

/** Thank-you page of the checkout, for donors without a return URL. */
export const getReceipt = defineCall({
  family: 'www',
  method: 'GET',
  path: '/checkout/donations/:id',
  async handle({ database, origin, params }) {
    const id = params['id'] ?? ''
    const donation = /^\d{1,15}$/.test(id)
      ? database.get<DonationRow>(`${selectDonations} WHERE d.id = ?`, Number(id))
      : undefined
    if (donation === undefined) return htmlAnswer(await notFoundPage('donation'), 404)
    const { donorCurrencyCode, donorAmountMinor, pageShortName } = donation
    const amount = moneyText(donorAmountMinor, donorCurrencyCode)
    return htmlAnswer(
      await documentShell({
        title: 'Thank you',
        brand: '',
        width: 'narrow',
        body: html`<section class="card">
          <h1>Thank you</h1>
          <p>
            Your test donation of <strong>${amount}</strong> to
            ${donation.pageTitle ?? donation.charityName} is recorded.
          </p>
          <dl>
            <dt>Donation</dt>
            <dd>${donation.id}</dd>
            <dt>From</dt>
            <dd>${donation.donorName ?? 'Anonymous'}</dd>
          </dl>
          ${pageShortName === null ? '' : html`<p><a href="${origin}/www/fundraising/${pageShortName}">Back to the page</a></p>`}
        </section>`,
      }),
    )
  },
})

/** Handles the donate link of a page by id (wire contract §2.2.10). */
export const getPageCheckout = defineCall({
  family: 'link',
  method: 'GET',
  path: '/v1/fundraisingpage/donate/pageId/:pageId',
  handle(context) {
    const page = pageById(context.database, context.params['pageId'] ?? '')
    return checkout(context, page && pageTarget(context.database, page))
  },
})

/** Handles the donate link of a campaign. */
export const getCampaignCheckout = defineCall({
  family: 'link',
  method: 'GET',
  path: '/v1/campaign/donate/campaignGuid/:campaignGuid',
  handle(context) {
    const campaign = campaignByGuid(context.database, context.params['campaignGuid'] ?? '')
    return checkout(context, campaign && campaignTarget(context.database, campaign))
  },
})

/** Handles the donate link of a page by slug. */
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
 * Starts a new checkout if the URL has no checkout id, and redirects to a URL with the new id. That URL shows the
 * form, or the paid page after payment. The response isn't cached, because a cached page would still show the form.
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
