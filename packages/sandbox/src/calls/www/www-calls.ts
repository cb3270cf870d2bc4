import { html } from 'hono/html'
import { getImageBrand, renderDocument, type Html } from '../../html/document-shell.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { renderNotFoundPage } from '../../html/error-pages.ts'
import { findCampaignByShortName, findCharityById } from '../../records/campaign-row.ts'
import { getOwnerName, findPageByShortName } from '../../records/page-row.ts'
import type { CallContext } from '../../http/call-context.ts'
import { findTeamByShortName } from '../../records/team-row.ts'
import { formatDisplayAmount } from '../../values/wire-values.ts'
import { object, optional, record, string } from 'valibot'

const infoPages: Readonly<Record<string, { title: string; text: string }>> = {
  'terms-of-service': {
    title: 'Terms of service',
    text: 'The real platform shows its terms here. This is a test platform: no money moves, and everything you enter is stored in a file on this machine until you delete it.',
  },
  privacy: {
    title: 'Privacy policy',
    text: 'The real platform shows its privacy policy here. This is a test platform: nothing you enter leaves this machine.',
  },
}

/** Terms and privacy policy of the platform, linked from sign-up. */
export const getInfoPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/info/:name',
  async handle({ params }) {
    const name = params['name'] ?? ''
    const found = Object.hasOwn(infoPages, name) ? infoPages[name] : undefined
    if (found === undefined) return createHtmlResponse(await renderNotFoundPage('page'), 404)
    return createHtmlResponse(
      await renderDocument({
        title: found.title,
        brand: '',
        width: 'narrow',
        body: html`<section class="card">
          <h1>${found.title}</h1>
          <p>${found.text}</p>
        </section>`,
      }),
    )
  },
})

/** Redirects to a supporter's page on the site, or renders a basic page if no site is configured. */
const getPublicPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising/:shortName',
  async handle(context) {
    const page = findPageByShortName(context.database, context.params['shortName'] ?? '')
    if (page === undefined) return createHtmlResponse(await renderNotFoundPage('page'), 404)
    return redirectOrRender(context, `/fundraising/${page.shortName}`, page.image, page.title, [
      html`<p class="soft">
        ${getOwnerName(page)} for ${findCharityById(context.database, page.charityId)?.name}
      </p>`,
      renderProgress(page.raisedMinor, page.targetMinor, page.currencyCode),
      html`<p class="actions">
        <a class="button" href="${context.origin}/www/fundraising/${page.shortName}/donate"
          >Donate</a
        >
      </p>`,
    ])
  },
})

/** Redirects to a team's page on the site, or renders a basic page. */
const getPublicTeam = defineCall({
  family: 'www',
  method: 'GET',
  path: '/team/:shortName',
  async handle(context) {
    const team = findTeamByShortName(context.database, context.params['shortName'] ?? '')
    if (team === undefined) return createHtmlResponse(await renderNotFoundPage('team'), 404)
    return redirectOrRender(context, `/teams/${team.shortName}`, team.cover, team.name, [
      html`<p class="soft">${team.supporterCount} supporters</p>`,
      renderProgress(team.raisedMinor, team.targetMinor, team.currencyCode),
    ])
  },
})

/** Redirects to the site's home page, or renders a basic page of the campaign. */
const getPublicCampaign = defineCall({
  family: 'www',
  method: 'GET',
  path: '/campaign/:shortName',
  async handle(context) {
    const campaign = findCampaignByShortName(context.database, context.params['shortName'] ?? '')
    if (campaign === undefined) return createHtmlResponse(await renderNotFoundPage('campaign'), 404)
    return redirectOrRender(context, '/', campaign.heroImage, campaign.title, [
      html`<p>${campaign.summary}</p>`,
      html`<p class="actions">
        <a
          class="button"
          href="${context.origin}/link/v1/campaign/donate/campaignGuid/${campaign.guid}"
          >Donate</a
        >
      </p>`,
    ])
  },
})

export const publicPageCalls = [getPublicPage, getPublicTeam, getPublicCampaign]

async function redirectOrRender(
  { siteOrigin }: CallContext,
  path: string,
  image: string,
  title: string,
  body: readonly Html[],
): Promise<Response> {
  if (siteOrigin !== undefined) return createRedirect(`${siteOrigin}${path}`, 302)
  return createHtmlResponse(
    await renderDocument({
      title,
      brand: getImageBrand(image),
      width: 'narrow',
      body: html`<section class="card">
        <h1>${title}</h1>
        ${body}
      </section>`,
    }),
  )
}

function renderProgress(raisedMinor: number, targetMinor: number, currencyCode: string): Html {
  const share = targetMinor > 0 ? Math.min(100, (raisedMinor / targetMinor) * 100) : 0
  const show = (minor: number) => formatDisplayAmount(minor, currencyCode, 'never')
  return html`<div class="bar"><i style="width:${share.toFixed(1)}%"></i></div>
    <p>${show(raisedMinor)} of ${show(targetMinor)}</p>`
}

/** Accepts a form submission from a site, and logs it in one line. */
export const postForm = defineCall({
  family: 'www',
  method: 'POST',
  path: '/forms/:name',
  withoutKey: true,
  body: object({
    site: string(),
    form: string(),
    fields: optional(record(string(), string()), {}),
  }),
  handle({ log, params }, { body }) {
    const { site, form, fields } = body
    log(`form ${params['name']} of ${site} (${form}): ${JSON.stringify(fields)}`)
    return Response.json({ status: 'taken' }, { status: 202 })
  },
})
