import type { ReportsAccessWire } from '@milepost/platform/testing'
import { charityById } from '../../records/charity-row.ts'
import { messageAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'

/** The token of every charity's report administrator, ready-made: base64 of `reports:milepost`. */
export const reportsToken = 'cmVwb3J0czptaWxlcG9zdA=='

/** Lets a report administrator in; a charity that is not known is not valid (wire contract §2.1.11). */
export const postReportsAuthenticate = defineCall<ReportsAccessWire>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/reports/:charityId/authenticate',
  handle({ database, params, request }) {
    const [scheme, token] = (request.headers.get('authorization') ?? '').split(/\s+/, 2)
    if (scheme?.toLowerCase() !== 'basic' || token !== reportsToken) {
      return messageAnswer(401, 'Not authorised')
    }
    const id = params['charityId'] ?? ''
    const charityId = /^\d{1,15}$/.test(id) ? Number(id) : 0
    return { isValid: charityById(database, charityId) !== undefined, charityId }
  },
})
