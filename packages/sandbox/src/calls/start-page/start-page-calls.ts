import { findCampaignByGuid, type CampaignRow } from '../../records/campaign-row.ts'
import type { Database } from '../../database/open-database.ts'
import { demoWorlds } from '../../seed/site-world.ts'
import { firstCustomAccountId } from '../../seed/world-file.ts'
import { parseAmount, toMinor } from '@milepost/measures'
import { toPlatformMinor } from '../../values/wire-values.ts'
import type { FieldErrors } from '../../html/field-error.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { renderNotFoundPage } from '../../html/error-pages.ts'
import { renderStartPageScreen } from './start-page-screen.ts'
import { findAccountByPassword } from '../../http/authenticate.ts'
import { createPage } from './create-page.ts'
import { toSafeExitUrl } from '../../http/safe-exit-url.ts'

/** Returns the email of a campaign's demo supporter, or of the first account in the world file. */
function getDemoEmail(database: Database, { guid }: CampaignRow): string {
  const demo = demoWorlds.find(({ campaign }) => campaign.guid === guid)
  if (demo !== undefined) return demo.demoSupporter.email
  const own = database.get<{ email: string }>(
    'SELECT email FROM accounts WHERE id = ?',
    firstCustomAccountId,
  )
  return own?.email ?? 'sam@example.org'
}

/** Submitted values of the "start a page" form. The password is never refilled. */
export interface StartPageForm {
  /** Idempotency key: submitting the form twice creates one page. */
  creationId: string
  campaignGuid: string
  returnUrl: string
  email: string
  password: string
  title: string
  target: string
  story: string
}

/** Page details from a validated form, without the account. */
export interface PageInput {
  title: string
  targetMinor: number
  /** HTML, with one `<p>` per paragraph. */
  story: string
}

/** Parses the submitted form. Missing fields become empty, and long values are truncated. */
function parseStartPageForm(data: URLSearchParams): StartPageForm {
  const text = (name: string, limit: number) => (data.get(name) ?? '').slice(0, limit)
  return {
    creationId: text('creationId', 100),
    campaignGuid: text('campaignGuid', 100),
    returnUrl: text('returnUrl', 2000),
    email: text('email', 320).trim(),
    password: text('password', 1000),
    title: text('title', 300)
      .replaceAll(/\p{Cc}+/gu, ' ')
      .replaceAll(/[‘’]/g, "'")
      .trim(),
    target: text('target', 40).trim(),
    story: text('story', 10_000).replaceAll('\r\n', '\n').trim(),
  }
}

/** Validates the form, except for the credentials. */
function validateStartPageForm(
  form: StartPageForm,
  currency: string,
): { order: PageInput; errors: FieldErrors } {
  const errors: Record<string, string> = {}
  if (form.email === '') errors['email'] = 'Enter your email address'
  if (form.password === '') errors['password'] = 'Enter your password'
  if (form.title === '') errors['title'] = 'Give your page a title'
  else if (form.title.length > 100) errors['title'] = 'Use at most 100 characters for the title'
  const target = parseAmount(form.target, { currency, maxMinor: toMinor(1_000_000, currency) })
  if (!target.ok) errors['target'] = `Enter a target in ${currency} above 0 and up to 1,000,000`
  if (form.story.length > 5000) errors['story'] = 'Use at most 5,000 characters for the story'
  return {
    order: {
      title: form.title,
      targetMinor: target.ok ? toPlatformMinor(target.amountMinor, currency) : 0,
      story: toStoryHtml(form.story),
    },
    errors,
  }
}

function toStoryHtml(text: string): string {
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  return escaped
    .split(/\n\s*\n/)
    .filter((paragraph) => paragraph.trim() !== '')
    .map((paragraph) => `<p>${paragraph.trim().replaceAll('\n', '<br>')}</p>`)
    .join('')
}

/** Handles the get-started link (wire contract §2.2.10), with an optional `returnUrl`. */
export const getStartPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising-page/creation',
  async handle({ database, origin, random, url }) {
    const campaign = findCampaignByGuid(database, url.searchParams.get('campaignGuid') ?? '')
    if (campaign === undefined) return createHtmlResponse(await renderNotFoundPage('campaign'), 404)
    const demoEmail = getDemoEmail(database, campaign)
    return createHtmlResponse(
      await renderStartPageScreen({
        origin,
        campaign,
        demoEmail,
        errors: {},
        form: {
          creationId: random.token(24),
          campaignGuid: campaign.guid,
          returnUrl: (url.searchParams.get('returnUrl') ?? '').slice(0, 2000),
          email: demoEmail ?? '',
          password: '',
          title: '',
          target: '',
          story: '',
        },
      }),
    )
  },
})

/** Handles the form: shows it again with errors (422), or creates the page and redirects to `returnUrl`. */
export const postStartPage = defineCall({
  family: 'www',
  method: 'POST',
  path: '/fundraising-page/creation',
  async handle(context) {
    const { database, origin, siteOrigin, random, request } = context
    const form = parseStartPageForm(new URLSearchParams(await request.text()))
    const campaign = findCampaignByGuid(database, form.campaignGuid)
    if (campaign === undefined) return createHtmlResponse(await renderNotFoundPage('campaign'), 404)
    if (!/^[\w-]{16,64}$/.test(form.creationId)) form.creationId = random.token(24)
    const { order, errors } = validateStartPageForm(form, campaign.currencyCode)
    const known = Object.keys(errors).length === 0
    const owner = known ? findAccountByPassword(context, form.email, form.password) : undefined
    if (owner === undefined) {
      return createHtmlResponse(
        await renderStartPageScreen({
          origin,
          campaign,
          demoEmail: getDemoEmail(database, campaign),
          form,
          errors: known ? { password: 'Wrong email address or password' } : errors,
        }),
        422,
      )
    }
    const page = createPage(context, form.creationId, owner, campaign, order)
    const home = siteOrigin ?? `${origin}/www`
    return createRedirect(
      toSafeExitUrl(form.returnUrl)?.href ?? `${home}/fundraising/${page.shortName}`,
    )
  },
})
