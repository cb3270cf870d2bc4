import { accountByPassword } from '../../http/authenticate.ts'
import { campaignByGuid } from '../../records/campaign-row.ts'
import { htmlAnswer, seeOther } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { notFoundPage } from '../../html/not-found-page.ts'
import { createPage } from './create-page.ts'
import { demoEmailOf } from './demo-email.ts'
import { checkStartPageForm, startPageFormFromPost } from './start-page-form.ts'
import { startPageScreen } from './start-page-screen.ts'
import { safeExitUrl } from '../../http/safe-exit-url.ts'

/** Takes the form: refuses it with messages, or creates the page and goes back. */
export const postStartPage = defineCall({
  family: 'www',
  method: 'POST',
  path: '/fundraising-page/creation',
  async handle(context) {
    const { database, origin, siteOrigin, random, request } = context
    const form = startPageFormFromPost(new URLSearchParams(await request.text()))
    const campaign = campaignByGuid(database, form.campaignGuid)
    if (campaign === undefined) return htmlAnswer(await notFoundPage('campaign'), 404)
    if (!/^[\w-]{16,64}$/.test(form.creationId)) form.creationId = random.token(24)
    const { order, errors } = checkStartPageForm(form, campaign.currencyCode)
    const known = Object.keys(errors).length === 0
    const owner = known ? accountByPassword(context, form.email, form.password) : undefined
    if (owner === undefined) {
      return htmlAnswer(
        await startPageScreen({
          origin,
          campaign,
          demoEmail: demoEmailOf(database, campaign),
          form,
          errors: known ? { password: 'The e-mail address or the password is wrong' } : errors,
        }),
        422,
      )
    }
    const page = createPage(context, form.creationId, owner, campaign, order)
    const home = siteOrigin ?? `${origin}/www`
    return seeOther(safeExitUrl(form.returnUrl)?.href ?? `${home}/fundraising/${page.shortName}`)
  },
})
