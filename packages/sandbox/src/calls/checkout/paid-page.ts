import { parseAmount } from '@milepost/measures'
import { html } from 'hono/html'
import type { DonationRow } from '../../records/donation-row.ts'
import { brandOf, documentShell } from '../../html/document-shell.ts'
import { moneyText, toPlatformMinor } from '../../values/wire-money.ts'
import type { CheckoutForm } from './checkout-form.ts'
import type { DonationTarget } from './donation-target.ts'
import { exitAddress } from './exit-address.ts'

/** Page of a checkout that is already paid. It cannot be paid twice, and another amount is another donation. */
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
