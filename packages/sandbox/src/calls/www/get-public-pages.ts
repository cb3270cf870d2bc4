import { html } from 'hono/html'
import { campaignByShortName } from '../../records/campaign-row.ts'
import { charityById } from '../../records/charity-row.ts'
import { brandOf, documentShell } from '../../html/document-shell.ts'
import type { Html } from '../../html/document-shell.ts'
import { ownerName, pageByShortName } from '../../records/page-row.ts'
import { htmlAnswer, seeOther } from '../../http/answers.ts'
import type { CallContext } from '../../http/call-context.ts'
import { defineCall } from '../../http/define-call.ts'
import { teamByShortName } from '../../records/team-row.ts'
import { moneyText } from '../../values/wire-money.ts'
import { notFoundPage } from '../../html/not-found-page.ts'

/** A supporter's page on the platform: on the site when there is one, else in plain. */
export const getPublicPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising/:shortName',
  async handle(context) {
    const page = pageByShortName(context.database, context.params['shortName'] ?? '')
    if (page === undefined) return htmlAnswer(await notFoundPage('page'), 404)
    return onSite(context, `/fundraising/${page.shortName}`, page.image, page.title, [
      html`<p class="soft">
        ${ownerName(page)} for ${charityById(context.database, page.charityId)?.name}
      </p>`,
      progress(page.raisedMinor, page.targetMinor, page.currencyCode),
      html`<p class="actions">
        <a class="button" href="${context.origin}/www/fundraising/${page.shortName}/donate"
          >Donate</a
        >
      </p>`,
    ])
  },
})

/** A team on the platform. */
export const getPublicTeam = defineCall({
  family: 'www',
  method: 'GET',
  path: '/team/:shortName',
  async handle(context) {
    const team = teamByShortName(context.database, context.params['shortName'] ?? '')
    if (team === undefined) return htmlAnswer(await notFoundPage('team'), 404)
    return onSite(context, `/teams/${team.shortName}`, team.cover, team.name, [
      html`<p class="soft">${team.supporterCount} supporters</p>`,
      progress(team.raisedMinor, team.targetMinor, team.currencyCode),
    ])
  },
})

/** A campaign on the platform: the site's home page is its page. */
export const getPublicCampaign = defineCall({
  family: 'www',
  method: 'GET',
  path: '/campaign/:shortName',
  async handle(context) {
    const campaign = campaignByShortName(context.database, context.params['shortName'] ?? '')
    if (campaign === undefined) return htmlAnswer(await notFoundPage('campaign'), 404)
    return onSite(context, '/', campaign.heroImage, campaign.title, [
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

async function onSite(
  { siteOrigin }: CallContext,
  path: string,
  image: string,
  title: string,
  body: readonly Html[],
): Promise<Response> {
  if (siteOrigin !== undefined) return seeOther(`${siteOrigin}${path}`, 302)
  return htmlAnswer(
    await documentShell({
      title,
      brand: brandOf(image),
      width: 'narrow',
      body: html`<section class="card">
        <h1>${title}</h1>
        ${body}
      </section>`,
    }),
  )
}

function progress(raisedMinor: number, targetMinor: number, currencyCode: string): Html {
  const share = targetMinor > 0 ? Math.min(100, (raisedMinor / targetMinor) * 100) : 0
  const show = (minor: number) => moneyText(minor, currencyCode, 'never')
  return html`<div class="bar"><i style="width:${share.toFixed(1)}%"></i></div>
    <p>${show(raisedMinor)} of ${show(targetMinor)}</p>`
}
