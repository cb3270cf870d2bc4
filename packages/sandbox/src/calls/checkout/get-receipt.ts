import { html } from 'hono/html'
import type { DonationRow } from '../../records/donation-row.ts'
import { selectDonations } from '../../records/donation-row.ts'
import { documentShell } from '../../html/document-shell.ts'
import { htmlAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { moneyText } from '../../values/wire-money.ts'
import { notFoundPage } from '../../html/not-found-page.ts'

/** The checkout's own thanks, for donors who came without a return address. */
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
