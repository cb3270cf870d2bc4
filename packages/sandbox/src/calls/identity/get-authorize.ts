import { demoEmailsOf } from '../../records/accounts.ts'
import { htmlAnswer, seeOther } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import {
  authorizeRequest,
  requestProblem,
  returnAddress,
  parseAcrValues,
} from './authorize-request.ts'
import { authorizeScreen, brokenLinkScreen } from './authorize-screens.ts'

/** Sign-in page of the identity service, which works without JavaScript (wire contract §2.1.8). */
export const getAuthorize = defineCall({
  family: 'identity',
  method: 'GET',
  path: '/connect/authorize',
  async handle({ origin, url, database }) {
    const request = authorizeRequest(url.searchParams)
    const problem = requestProblem(request)
    if (problem !== undefined) return htmlAnswer(await brokenLinkScreen(problem), 400)
    if (request.responseType !== 'code') {
      return seeOther(returnAddress(request, { error: 'unsupported_response_type' }), 302)
    }
    const wishes = parseAcrValues(request.acrValues)
    const form = { firstName: '', lastName: '', email: wishes.email }
    const demoEmails = demoEmailsOf(database)
    return htmlAnswer(
      await authorizeScreen({ origin, demoEmails, request, wishes, form, errors: {} }),
    )
  },
})
