import { currencySymbol } from '@milepost/measures'
import { html } from 'hono/html'
import { documentShell, type Html } from '../html/document-shell.ts'
import { reportsToken } from '../calls/accounts/post-reports-authenticate.ts'
import { scenarios } from '../scenarios/scenario.ts'
import { demoPassword } from '../seed/seed-world.ts'
import { toMajorNumber } from '../values/wire-money.ts'
import { stormLimits } from './change-world.ts'
import type { FrontPageControls } from './controls.ts'
import type { CampaignFacts, PersonFacts } from './world-facts.ts'

export interface FrontPageFacts {
  readonly origin: string
  readonly siteOrigin: string | undefined
  readonly apiKey: string
  readonly nowMs: number
  readonly controls: FrontPageControls
  readonly campaigns: readonly CampaignFacts[]
  readonly people: readonly PersonFacts[]
  readonly pageNames: readonly string[]
  /** Other worlds of the same process. */
  readonly otherWorlds: readonly { readonly name: string; readonly origin: string }[]
  /** What was done last, or why it was not. */
  readonly said: { readonly text: string; readonly isError: boolean } | undefined
}

/** The sandbox's front page: who is there, and what can be changed. */
export function frontPage(facts: FrontPageFacts): Promise<string> {
  const { said, origin } = facts
  return documentShell({
    title: 'Milepost sandbox',
    notice: 'This is a test platform on your own machine. No money moves, and no mail is sent.',
    brand: '',
    width: 'columns',
    body: html`<section class="card">
        <h1>Milepost sandbox</h1>
        <p>
          A fundraising platform and content service at <code>${origin}</code>. Its API key is
          <code>${facts.apiKey}</code>.
        </p>
        ${
          facts.otherWorlds.length === 0
            ? ''
            : html`<p>
                Other worlds:
                ${facts.otherWorlds.map(({ name, origin: other }) => html`<a href="${other}">${name}</a> `)}
              </p>`
        }
        ${
          said === undefined
            ? ''
            : html`<p class="${said.isError ? 'error' : 'said'}" role="status">${said.text}</p>`
        }
      </section>
      <div class="cards">
        ${peopleCard(facts)} ${giftCard(facts)} ${stormCard(facts)} ${worldCard(facts)}
        ${scenarioCard(facts)} ${clockCard(facts)}
      </div>`,
  })
}

function peopleCard({ people, siteOrigin, origin }: FrontPageFacts): Html {
  const pageOf = (shortName: string) =>
    siteOrigin === undefined
      ? `${origin}/www/fundraising/${shortName}`
      : `${siteOrigin}/fundraising/${shortName}`
  return html`<section class="card" aria-labelledby="people">
    <h2 id="people">Who can sign in</h2>
    <p>Everybody’s password is <code>${demoPassword}</code>.</p>
    <ul class="rows">
      ${people.map(
        ({ name, email, page, shortName, isCaptain }) =>
          html`<li>
            <b>${name}</b>${isCaptain ? ', captain of a team' : ''}<br />
            <code>${email}</code><br />
            <a href="${pageOf(shortName)}">${page}</a>
          </li>`,
      )}
    </ul>
    <p>
      Administrators open the reports of any charity with the token <code>${reportsToken}</code>.
    </p>
  </section>`
}

function worldCard({ campaigns, siteOrigin }: FrontPageFacts): Html {
  const count = (value: number) => value.toLocaleString('en-GB')
  return html`<section class="card" aria-labelledby="world">
    <h2 id="world">What is in the world</h2>
    ${campaigns.map(
      (campaign) =>
        html`<h3>${campaign.title}</h3>
          <dl>
            <dt>Charity</dt>
            <dd>${campaign.charity} (${campaign.charityId})</dd>
            <dt>Raised online</dt>
            <dd>
              ${currencySymbol(campaign.currencyCode)}${count(Math.round(toMajorNumber(campaign.raisedMinor)))}
              by ${count(campaign.gifts)} gifts
            </dd>
            <dt>Pages and teams</dt>
            <dd>${count(campaign.pages)} and ${count(campaign.teams)}</dd>
            <dt>Campaign</dt>
            <dd><code>${campaign.guid}</code></dd>
          </dl>`,
    )}
    ${siteOrigin === undefined ? '' : html`<p><a href="${siteOrigin}">Open the site</a></p>`}
  </section>`
}

function giftCard({ pageNames }: FrontPageFacts): Html {
  return html`<section class="card" aria-labelledby="gift">
    <h2 id="gift">Add a gift</h2>
    <form method="post" action="/sandbox/gifts">
      <div>
        <label for="gift-page">Page</label>
        <input
          type="text"
          id="gift-page"
          name="page"
          list="pages"
          value="${pageNames[0] ?? ''}"
          required
        />
        <datalist id="pages">
          ${pageNames.map((name) => html`<option value="${name}"></option>`)}
        </datalist>
      </div>
      <div>
        <label for="gift-amount">Amount, in the currency of the page</label>
        <input type="text" id="gift-amount" name="amount" inputmode="decimal" value="25" required />
      </div>
      <div>
        <label for="gift-name">Name</label>
        <p class="hint" id="gift-name-hint">Leave it empty for somebody who stays anonymous.</p>
        <input
          type="text"
          id="gift-name"
          name="name"
          aria-describedby="gift-name-hint"
          value="Sam Shore"
        />
      </div>
      <div>
        <label for="gift-message">Message</label>
        <input type="text" id="gift-message" name="message" />
      </div>
      <p class="actions"><button>Give</button></p>
    </form>
  </section>`
}

function stormCard({ controls: { storm } }: FrontPageFacts): Html {
  return html`<section class="card" aria-labelledby="storm">
    <h2 id="storm">Start a storm of gifts</h2>
    ${
      storm === undefined
        ? ''
        : html`<p>
            ${storm.given} of ${storm.count} gifts have arrived, ${storm.perSecond} a second.
          </p>`
    }
    <form method="post" action="/sandbox/storm">
      <div>
        <label for="storm-count">How many gifts</label>
        <input
          type="number"
          id="storm-count"
          name="count"
          min="1"
          max="${stormLimits.count}"
          value="200"
          required
        />
      </div>
      <div>
        <label for="storm-speed">How many a second</label>
        <input
          type="number"
          id="storm-speed"
          name="perSecond"
          min="1"
          max="${stormLimits.perSecond}"
          value="5"
          required
        />
      </div>
      <p class="actions"><button>Start</button></p>
    </form>
  </section>`
}

function scenarioCard({ controls: { scenario } }: FrontPageFacts): Html {
  const choices = [['none', 'It works well'], ...scenarios.map((name) => [name, inWords[name]])]
  return html`<section class="card" aria-labelledby="scenario">
    <h2 id="scenario">How the platform behaves</h2>
    <form method="post" action="/sandbox/scenario">
      <div>
        <label for="scenario-choice">From now on</label>
        <select id="scenario-choice" name="scenario">
          ${choices.map(
            ([name, words]) =>
              html`<option value="${name}" ${name === (scenario ?? 'none') ? 'selected' : ''}>
                ${words}
              </option>`,
          )}
        </select>
      </div>
      <p class="actions"><button>Change</button></p>
    </form>
  </section>`
}

const inWords: Readonly<Record<(typeof scenarios)[number], string>> = {
  slow: 'It is slow: each answer takes 300 ms more',
  limited: 'It refuses all requests as too many (429)',
  flaky: 'A third of its answers fail (503)',
  partial: 'Half of its calls fail, always the same ones',
  down: 'It is down (503)',
  'expired-token': 'Every session has expired',
  empty: 'Its lists are empty',
  huge: 'Its figures and texts are very large',
}

const steps = [
  ['-30', '30 days back'],
  ['-7', '7 days back'],
  ['-1', '1 day back'],
  ['0', 'to the time of this machine'],
  ['1', '1 day on'],
  ['7', '7 days on'],
  ['30', '30 days on'],
] as const

function clockCard({ nowMs, controls: { clockAheadMs } }: FrontPageFacts): Html {
  const shown = new Date(nowMs).toLocaleString('en-GB', {
    dateStyle: 'full',
    timeStyle: 'short',
    timeZone: 'UTC',
  })
  return html`<section class="card" aria-labelledby="clock">
    <h2 id="clock">The clock</h2>
    <p>
      Here it is ${shown}
      UTC${clockAheadMs === 0 ? '.' : html`, ${Math.round(clockAheadMs / 86_400_000)} days from now.`}
    </p>
    <form method="post" action="/sandbox/clock">
      <div>
        <label for="clock-days">Move it</label>
        <select id="clock-days" name="days">
          ${steps.map(([days, words]) => html`<option value="${days}">${words}</option>`)}
        </select>
      </div>
      <p class="actions"><button>Move</button></p>
    </form>
  </section>`
}
