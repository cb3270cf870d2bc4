import { listDemoEmails } from '../../records/accounts.ts'
import { createHtmlResponse, createRedirect } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import {
  parseAuthorizeRequest,
  validateAuthorizeRequest,
  getReturnUrl,
  parseAcrValues,
} from './authorize-request.ts'
import { renderAuthorizeScreen, renderBrokenLinkScreen } from './authorize-screens.ts'

/** Sign-in page of the identity service, which works without JavaScript (wire contract §2.1.8). */
export const getAuthorize = defineCall({
  family: 'identity',
  method: 'GET',
  path: '/connect/authorize',
  async handle({ origin, url, database }) {
    const request = parseAuthorizeRequest(url.searchParams)
    const problem = validateAuthorizeRequest(request)
    if (problem !== undefined) return createHtmlResponse(await renderBrokenLinkScreen(problem), 400)
    if (request.responseType !== 'code') {
      return createRedirect(getReturnUrl(request, { error: 'unsupported_response_type' }), 302)
    }
    const acrOptions = parseAcrValues(request.acrValues)
    const form = { firstName: '', lastName: '', email: acrOptions.email }
    const demoEmails = listDemoEmails(database)
    return createHtmlResponse(
      await renderAuthorizeScreen({ origin, demoEmails, request, acrOptions, form, errors: {} }),
    )
  },
})
