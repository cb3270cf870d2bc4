import { html } from 'hono/html'
import { reportsToken } from '../calls/accounts/session-calls.ts'
import { renderDocument, type Html } from '../html/document-shell.ts'
import { type Scenario, scenarios } from '../scenarios/scenarios.ts'
import { demoPassword } from '../seed/seed-world.ts'
import type { SandboxServices } from '../services/sandbox-services.ts'
import { formatDisplayAmount } from '../values/wire-values.ts'

/** Settings that the front page changes while the sandbox runs. */
export interface SandboxControls {
  /** Number of days by which the sandbox's clock is ahead of the system clock. */
  clockAheadDays: number
  /** Default scenario, for requests that do not specify one. */
  scenario: Scenario | undefined
  storm: { readonly count: number; sent: number } | undefined
}

export interface FrontPageOptions {
  readonly services: SandboxServices
  readonly controls: SandboxControls
  readonly apiKey: string
  /** Worlds of the same process, including this one. */
  readonly worlds: () => readonly { readonly name: string; readonly origin: string }[]
}

/** Returns the slugs of active pages, oldest first, 500 at most. */
export function listPageSlugs({ database }: SandboxServices): string[] {
  const query = `SELECT short_name AS slug FROM pages WHERE status = 'Active' ORDER BY id LIMIT 500`
  return database.all<{ slug: string }>(query).map(({ slug }) => slug)
}

/** Renders the accounts, details of the world, and forms that change it. `notice` is the result of a change. */
export function renderFrontPage(
  options: FrontPageOptions,
  url: URL,
  notice?: string,
): Promise<string> {
  const { services, apiKey, worlds } = options
  // A machine has several host names, so only the port identifies this world.
  const others = worlds().filter(({ origin }) => new URL(origin).port !== url.port)
  const links = others.map(({ name, origin }) => html`<a href="${origin}">${name}</a> `)
  return renderDocument({
    title: 'Milepost sandbox',
    notice: 'This is a test platform on your computer. No money moves, and no emails are sent.',
    brand: '',
    width: 'columns',
    body: html`<section class="card">
        <h1>Milepost sandbox</h1>
        <p>Origin: <code>${url.origin}</code>, API key: <code>${apiKey}</code></p>
        ${services.siteOrigin && html`<p><a href="${services.siteOrigin}">Open the site</a></p>`}
        ${others.length > 0 && html`<p>Other worlds: ${links}</p>`}
        ${notice && html`<p class="said" role="status">${notice}</p>`}
      </section>
      <div class="cards">
        ${renderAccountsCard(services, url.origin)} ${renderForms(options)}
        ${renderWorldCard(services)}
      </div>`,
  })
}

function renderAccountsCard({ database, siteOrigin }: SandboxServices, origin: string): Html {
  const accounts = database.all<Record<'name' | 'email' | 'slug' | 'title' | 'role', string>>(
    `SELECT * FROM (
      SELECT first_name || ' ' || last_name AS name, email, pages.short_name AS slug, pages.title, pages.campaign_id AS campaign,
        iif(teams.id, ', team captain', '') AS role,
        row_number() OVER (PARTITION BY pages.campaign_id ORDER BY teams.id IS NULL, pages.id) AS place
      FROM accounts JOIN pages ON owner_id = accounts.id LEFT JOIN teams ON captain_id = accounts.id
      WHERE password_hash IS NOT NULL AND pages.status = 'Active' AND pages.campaign_id IS NOT NULL
      GROUP BY accounts.id
    ) WHERE place <= 4 ORDER BY campaign, place`,
  )
  const base = siteOrigin ?? `${origin}/www`
  const rows = accounts.map(
    ({ name, email, slug, title, role }) =>
      html`<li>
        <b>${name}</b>${role}<br /><code>${email}</code><br />
        <a href="${base}/fundraising/${slug}">${title}</a>
      </li>`,
  )
  return renderCard(
    'Accounts',
    html`<p>Password: <code>${demoPassword}</code>, reports token: <code>${reportsToken}</code></p>
      <ul class="rows">
        ${rows}
      </ul>`,
  )
}

function renderWorldCard({ database }: SandboxServices): Html {
  const campaigns = database.all<
    Record<'title' | 'guid' | 'charity' | 'counts' | 'currency', string> & { raisedMinor: number }
  >(
    `SELECT title, guid, charities.name || ' (' || charities.id || ')' AS charity, currency_code AS currency,
        format('Pages: %,d, teams: %,d, donations: %,d',
          (SELECT count(*) FROM pages WHERE campaign_id = campaigns.id),
          (SELECT count(*) FROM teams WHERE campaign_id = campaigns.id),
          (SELECT count(*) FROM donations WHERE campaign_id = campaigns.id)) AS counts,
        (SELECT coalesce(sum(amount_minor), 0) FROM donations WHERE campaign_id = campaigns.id) AS raisedMinor
      FROM campaigns JOIN charities ON charities.id = charity_id ORDER BY campaigns.id`,
  )
  const facts = campaigns.map(
    ({ title, guid, charity, counts, raisedMinor, currency }) =>
      html`<h3>${title}</h3>
        <p><code>${guid}</code>, ${charity}</p>
        <p>${counts}, ${formatDisplayAmount(raisedMinor, currency, 'never')} raised online</p>`,
  )
  return renderCard('World', html`${facts}`)
}

function renderForms({ services, controls }: FrontPageOptions): Html[] {
  const { scenario = 'none', storm, clockAheadDays } = controls
  const now = new Date(services.clock()).toUTCString()
  return [
    renderForm('donations', 'Add a donation', '', [
      ['page', 'Page slug', listPageSlugs(services)[0] ?? ''],
      ['amount', 'Amount, in the currency of the page', '25'],
      ['name', 'Name (empty for an anonymous donation)', 'Sam Shore'],
      ['message', 'Message', ''],
    ]),
    renderForm(
      'storm',
      'Start a storm',
      storm && `${storm.sent} of ${storm.count} donations sent`,
      [
        ['count', 'Number of donations', '200'],
        ['perSecond', 'Donations per second', '5'],
      ],
    ),
    renderForm('scenario', 'Scenario', `Now: ${scenario}`, [], ['none', ...scenarios]),
    renderForm('clock', 'Move the clock', `${now}, ${clockAheadDays} days ahead`, [
      ['days', 'Days (negative to go back, 0 to reset)', '1'],
    ]),
  ]
}

function renderForm(
  path: string,
  title: string,
  intro = '',
  rows: string[][],
  buttons = [title],
): Html {
  const inputs = rows.map(
    ([name, label, value]) =>
      html`<div>
        <label for="${name}">${label}</label>
        <input type="text" id="${name}" name="${name}" value="${value}" />
      </div>`,
  )
  const actions = buttons.map(
    (text) => html`<button name="${path}" value="${text}">${text}</button>`,
  )
  return renderCard(
    title,
    html`<form method="post" action="/sandbox/${path}">
      ${intro} ${inputs}
      <p class="actions">${actions}</p>
    </form>`,
  )
}

function renderCard(title: string, body: Html): Html {
  return html`<section class="card">
    <h2>${title}</h2>
    ${body}
  </section>`
}
