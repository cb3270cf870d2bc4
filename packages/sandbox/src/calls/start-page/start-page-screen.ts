import { getCurrencySymbol } from '@milepost/measures'
import { html } from 'hono/html'
import type { CampaignRow } from '../../records/campaign-row.ts'
import { getImageBrand, renderDocument } from '../../html/document-shell.ts'
import type { FieldErrors } from '../../html/field-error.ts'
import {
  renderErrorSummary,
  renderFieldError,
  renderFieldAttributes,
} from '../../html/field-error.ts'
import { demoPassword } from '../../seed/seed-world.ts'
import type { StartPageForm } from './start-page-calls.ts'

interface StartPageScreenOptions {
  origin: string
  campaign: CampaignRow
  /** Email of the demo account, shown on the page. */
  demoEmail: string | undefined
  form: StartPageForm
  errors: FieldErrors
}

/** Renders the platform's "start a page" screen, which combines sign-in and page details in one form. */
export function renderStartPageScreen(options: StartPageScreenOptions): Promise<string> {
  const { origin, campaign, demoEmail, form, errors } = options
  const wrong = Object.keys(errors).length > 0
  return renderDocument({
    title: `${wrong ? 'Error: ' : ''}Start a page for ${campaign.title}`,
    brand: getImageBrand(campaign.heroImage),
    notice: 'This is a test platform. Nothing you enter leaves this machine.',
    width: 'wide',
    body: html` <aside class="card for" aria-label="Your campaign">
        <img src="${origin}/images/image/${campaign.heroImage}" alt="" width="640" height="360" />
        <div>
          <h2>${campaign.title}</h2>
          <p class="soft">${campaign.summary}</p>
        </div>
      </aside>
      <section class="card">
        <h1>Start your page</h1>
        ${demoEmail === undefined ? '' : html`<p class="soft">Sign in as the demo supporter: <strong>${demoEmail}</strong>, password <strong>${demoPassword}</strong>.</p>`}
        ${renderErrorSummary(errors)}
        <form method="post" action="${origin}/www/fundraising-page/creation" novalidate>
          <input type="hidden" name="creationId" value="${form.creationId}" /><input
            type="hidden"
            name="campaignGuid"
            value="${form.campaignGuid}"
          /><input type="hidden" name="returnUrl" value="${form.returnUrl}" />
          <div>
            <label for="email">Email address</label>${renderFieldError(errors, 'email')}
            <input
              type="email"
              id="email"
              name="email"
              autocomplete="username"
              value="${form.email}"
              ${renderFieldAttributes(errors, 'email')}
            />
          </div>
          <div>
            <label for="password">Password</label>${renderFieldError(errors, 'password')}
            <input
              type="password"
              id="password"
              name="password"
              autocomplete="current-password"
              ${renderFieldAttributes(errors, 'password')}
            />
          </div>
          <div>
            <label for="title">Title of your page</label>${renderFieldError(errors, 'title')}
            <input
              type="text"
              id="title"
              name="title"
              value="${form.title}"
              ${renderFieldAttributes(errors, 'title')}
            />
          </div>
          <div>
            <label for="target">Target in ${campaign.currencyCode}</label
            >${renderFieldError(errors, 'target')}
            <div class="amount">
              <span aria-hidden="true">${getCurrencySymbol(campaign.currencyCode)}</span
              ><input
                type="text"
                id="target"
                name="target"
                inputmode="decimal"
                value="${form.target}"
                ${renderFieldAttributes(errors, 'target')}
              />
            </div>
          </div>
          <div>
            <label for="story">Your story <span class="soft">(optional)</span></label
            >${renderFieldError(errors, 'story')}
            <textarea id="story" name="story" rows="6" ${renderFieldAttributes(errors, 'story')}>
${form.story}</textarea>
          </div>
          <div class="actions"><button type="submit">Start my page</button></div>
        </form>
      </section>`,
  })
}
