import { campaignByGuid } from '../../records/campaign-row.ts'
import { htmlAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { notFoundPage } from '../../html/not-found-page.ts'
import { demoEmailOf } from './demo-email.ts'
import { startPageScreen } from './start-page-screen.ts'

/** The get-started link (wire contract §2.2.10), with `returnUrl` for the way back. */
export const getStartPage = defineCall({
  family: 'www',
  method: 'GET',
  path: '/fundraising-page/creation',
  async handle({ database, origin, random, url }) {
    const campaign = campaignByGuid(database, url.searchParams.get('campaignGuid') ?? '')
    if (campaign === undefined) return htmlAnswer(await notFoundPage('campaign'), 404)
    const demoEmail = demoEmailOf(database, campaign)
    return htmlAnswer(
      await startPageScreen({
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
