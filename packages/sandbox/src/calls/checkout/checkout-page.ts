import { getCurrencySymbol } from '@milepost/measures'
import { html } from 'hono/html'
import { getImageBrand, renderDocument } from '../../html/document-shell.ts'
import type { Html } from '../../html/document-shell.ts'
import type { FieldErrors } from '../../html/field-error.ts'
import {
  renderGroupAttributes,
  renderErrorSummary,
  renderFieldError,
  renderFieldAttributes,
} from '../../html/field-error.ts'
import { acceptedCard, type CheckoutForm, declinedCard } from './checkout-form.ts'
import type { DonationTarget } from './donation-target.ts'
import { toSafeExitUrl } from '../../http/safe-exit-url.ts'

interface CheckoutPageOptions {
  origin: string
  siteOrigin: string | undefined
  target: DonationTarget
  form: CheckoutForm
  errors: FieldErrors
}

/** Renders the test checkout form, which works without JavaScript. */
export function renderCheckoutPage(options: CheckoutPageOptions): Promise<string> {
  const { origin, target, form, errors } = options
  const wrong = Object.keys(errors).length > 0
  return renderDocument({
    title: `${wrong ? 'Error: ' : ''}Donate to ${target.title}`,
    brand: getImageBrand(target.image),
    width: 'wide',
    body: html` <aside class="card for" aria-label="Recipient of your donation">
        <img src="${origin}/images/image/${target.image}" alt="" width="640" height="360" />
        <div>
          <h2>${target.title}</h2>
          <p class="soft">For ${target.charityName}</p>
        </div>
      </aside>
      <section class="card">
        <h1>Make a donation</h1>
        <p class="soft">This works like a real donation, but you won't be charged.</p>
        ${renderErrorSummary(errors)}
        <form method="post" action="${origin}/www/checkout/donations" novalidate>
          ${renderHiddenFields('checkoutId', form.checkoutId)}${renderHiddenFields('target', form.target)}${renderHiddenFields('currency', form.currency)}${renderHiddenFields('reference', form.reference)}${renderHiddenFields('exitUrl', form.exitUrl)}
          <div>
            <label for="amount">Amount in ${form.currency}</label>
            ${renderFieldError(errors, 'amount')}
            <div class="amount">
              <span aria-hidden="true">${getCurrencySymbol(form.currency)}</span
              ><input
                type="text"
                id="amount"
                name="amount"
                inputmode="decimal"
                autocomplete="transaction-amount"
                value="${form.amount}"
                required${renderFieldAttributes(errors, 'amount')}
              />
            </div>
          </div>
          <div>
            <label for="name">Your name</label>
            <p class="hint" id="name-hint">
              Shown next to your donation. Leave it empty to stay anonymous.
            </p>
            ${renderFieldError(errors, 'name')}
            <input
              type="text"
              id="name"
              name="name"
              autocomplete="name"
              value="${form.name}"
              ${renderFieldAttributes(errors, 'name', 'name-hint')}
            />
            <label class="choice"
              ><input
                type="checkbox"
                name="anonymous"
                value="yes"
                ${form.anonymous ? html` checked` : ''}
              /><span>Give anonymously</span></label
            >
            <label class="choice"
              ><input
                type="checkbox"
                name="hideAmount"
                value="yes"
                ${form.hidesAmount ? html` checked` : ''}
              /><span>Hide the amount</span></label
            >
          </div>
          <div>
            <label for="message">Message <span class="soft">(optional)</span></label>
            ${renderFieldError(errors, 'message')}
            <textarea
              id="message"
              name="message"
              rows="3"
              ${renderFieldAttributes(errors, 'message')}
            >
${form.message}</textarea>
          </div>
          <fieldset class="choices" id="card" ${renderGroupAttributes(errors, 'card')}>
            <legend>Test card</legend>
            ${renderFieldError(errors, 'card')}
            ${renderCardOption(form, acceptedCard, 'Accepted card', 'Ends in 4242. The donation is recorded immediately.')}
            ${renderCardOption(form, declinedCard, 'Declined card', 'Ends in 0002. The payment is declined.')}
          </fieldset>
          <div class="actions">
            <button type="submit">Donate now</button
            ><a href="${getCancelUrl(options)}">Cancel and go back</a>
          </div>
        </form>
      </section>`,
  })
}

function renderHiddenFields(name: string, value: string): Html {
  return html`<input type="hidden" name="${name}" value="${value}" />`
}

function renderCardOption(form: CheckoutForm, value: string, title: string, text: string): Html {
  const checked = form.card === value ? html` checked` : ''
  return html`<label class="choice"
    ><input type="radio" name="card" value="${value}" ${checked} /><span
      ><b>${title}</b><small>${text}</small></span
    ></label
  >`
}

/** Returns the recipient's URL on the return URL's site, else on the configured site, else on the platform. */
function getCancelUrl({ origin, siteOrigin, target, form }: CheckoutPageOptions): string {
  const site = toSafeExitUrl(form.exitUrl)?.origin ?? siteOrigin
  return site === undefined ? `${origin}${target.platformPath}` : `${site}${target.sitePath}`
}
