import { parseAmount } from '@milepost/measures'
import { html } from 'hono/html'
import { type DonationRow, selectDonations } from '../../records/donation-row.ts'
import { getImageBrand, renderDocument } from '../../html/document-shell.ts'
import { formatDisplayAmount, toPlatformMinor } from '../../values/wire-values.ts'
import {
  type CheckoutForm,
  checkoutIdPattern,
  checkoutParameter,
  fillExitUrl,
  parseCheckoutLink,
} from './checkout-form.ts'
import {
  createCampaignTarget,
  type DonationTarget,
  createPageTarget,
  findPaidDonation,
} from './donation-target.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { renderNotFoundPage } from '../../html/error-pages.ts'
import { findCampaignByGuid } from '../../records/campaign-row.ts'
import { findPageById, findPageByShortName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { renderCheckoutPage } from './checkout-page.ts'

/** Renders the page of a paid checkout. Paying again, or a different amount, requires a new checkout. */
export function renderPaidPage({
  origin,
  target,
  form,
  donation,
}: {
  origin: string
  target: DonationTarget
  form: CheckoutForm
  donation: DonationRow
}): Promise<string> {
  const paid = formatDisplayAmount(donation.donorAmountMinor, donation.donorCurrencyCode)
  const wanted = parseAmount(form.amount, { currency: form.currency })
  const wantedMinor = wanted.ok ? toPlatformMinor(wanted.amountMinor, form.currency) : undefined
  const isOther =
    wantedMinor !== donation.donorAmountMinor || form.currency !== donation.donorCurrencyCode
  const amount =
    wantedMinor !== undefined && isOther
      ? formatDisplayAmount(wantedMinor, form.currency)
      : undefined
  return renderDocument({
    title: 'This donation is already paid',
    brand: getImageBrand(target.image),
    width: 'narrow',
    body: html`<section class="card">
      <h1>This donation is already paid</h1>
      <p>
        Your test donation of <strong>${paid}</strong> to
        ${donation.pageTitle ?? donation.charityName} is recorded. You have not been charged twice.
      </p>
      ${amount === undefined ? '' : html`<p>Paying ${amount} as well would be another donation.</p>`}
      <div class="actions">
        <a class="button" href="${getThankYouUrl(origin, form, donation)}">Continue</a>
        <a href="${getNewCheckoutUrl(origin, target, form)}"
          >${amount === undefined ? 'Donate again' : `Donate ${amount} as well`}</a
        >
      </div>
    </section>`,
  })
}

function getThankYouUrl(origin: string, form: CheckoutForm, donation: DonationRow): string {
  return fillExitUrl(form.exitUrl, donation.id) ?? `${origin}/www/checkout/donations/${donation.id}`
}

/** Returns the donate link, which starts a new checkout. */
function getNewCheckoutUrl(origin: string, target: DonationTarget, form: CheckoutForm): string {
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
    if (donation === undefined) return createHtmlResponse(await renderNotFoundPage('donation'), 404)
    const { donorCurrencyCode, donorAmountMinor, pageShortName } = donation
    const amount = formatDisplayAmount(donorAmountMinor, donorCurrencyCode)
    return createHtmlResponse(
      await renderDocument({
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
    const page = findPageById(context.database, context.params['pageId'] ?? '')
    return renderCheckout(context, page && createPageTarget(context.database, page))
  },
})

/** Handles the donate link of a campaign. */
export const getCampaignCheckout = defineCall({
  family: 'link',
  method: 'GET',
  path: '/v1/campaign/donate/campaignGuid/:campaignGuid',
  handle(context) {
    const campaign = findCampaignByGuid(context.database, context.params['campaignGuid'] ?? '')
    return renderCheckout(context, campaign && createCampaignTarget(context.database, campaign))
  },
})

/** Handles the donate link of a page by slug. */
export const getSlugCheckout = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising/:shortName/donate',
  handle(context) {
    const page = findPageByShortName(context.database, context.params['shortName'] ?? '')
    return renderCheckout(context, page && createPageTarget(context.database, page))
  },
})

/**
 * Starts a new checkout if the URL has no checkout id, and redirects to a URL with the new id. That URL shows the
 * form, or the paid page after payment. The response isn't cached, because a cached page would still show the form.
 */
async function renderCheckout(
  { database, origin, siteOrigin, random, url }: CallContext,
  target: DonationTarget | undefined,
): Promise<Response> {
  if (target === undefined)
    return createHtmlResponse(await renderNotFoundPage('page to donate to'), 404)
  const id = url.searchParams.get(checkoutParameter) ?? ''
  if (!checkoutIdPattern.test(id)) {
    const begun = new URLSearchParams(url.searchParams)
    begun.set(checkoutParameter, random.token(24))
    return createRedirect(`?${begun.toString()}`)
  }
  const form = parseCheckoutLink(url.searchParams, target, id)
  const donation = findPaidDonation(database, id)
  return createHtmlResponse(
    donation === undefined
      ? await renderCheckoutPage({ origin, siteOrigin, target, form, errors: {} })
      : await renderPaidPage({ origin, target, form, donation }),
  )
}
