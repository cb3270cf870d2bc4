import { listDemoEmails } from '../../records/accounts.ts'
import { htmlResponse, seeOther } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import {
  authorizeRequest,
  validateAuthorizeRequest,
  buildReturnUrl,
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
    const problem = validateAuthorizeRequest(request)
    if (problem !== undefined) return htmlResponse(await brokenLinkScreen(problem), 400)
    if (request.responseType !== 'code') {
      return seeOther(buildReturnUrl(request, { error: 'unsupported_response_type' }), 302)
    }
    const acrOptions = parseAcrValues(request.acrValues)
    const form = { firstName: '', lastName: '', email: acrOptions.email }
    const demoEmails = listDemoEmails(database)
    return htmlResponse(
      await authorizeScreen({ origin, demoEmails, request, acrOptions, form, errors: {} }),
    )
  },
})
