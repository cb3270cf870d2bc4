import { ownPage } from '../../http/own-page.ts'
import { emptyAnswer } from '../../http/answers.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'
import { removeEntry } from '../../records/record-activity.ts'

/** Takes an activity off the caller's own page (wire contract §2.4.2). */
export const deleteFitness = defineOwnerCall<undefined>({
  family: 'api',
  method: 'DELETE',
  path: '/v1/fitness/fundraising/:shortName/:id',
  credentials: 'bearer',
  handle(context, { account }) {
    const own = ownPage(context, account)
    if ('refusal' in own) return own.refusal
    return emptyAnswer(removeEntry(context, own.page, context.params['id'] ?? '') ? 204 : 404)
  },
})
