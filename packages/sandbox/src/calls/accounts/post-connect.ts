import type { SessionWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { createSessionErrorResponse } from '../../http/responses.ts'
import { optionalText } from '../../http/fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { redeemAuthorizationCode } from '../../records/authorization-codes.ts'
import { findAccountByToken, startSession } from '../../records/sessions.ts'

interface ConnectBody {
  code: string
  redirect_uri: string
  access_token: string
}

/** Exchanges an authorization code or an access token for a session (wire contract §2.1.8). */
export const postConnect = defineCall<SessionWire, undefined, ConnectBody>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/oauth/connect',
  body: object({
    code: optionalText(200),
    redirect_uri: optionalText(2000),
    access_token: optionalText(200),
  }),
  handle(context, { body }) {
    if (body.code !== '') {
      const account = redeemAuthorizationCode(context, body.code, body.redirect_uri)
      if (account !== undefined) return startSession(context, account)
      return createSessionErrorResponse(400, 'code', 'is unknown, was used before or has expired')
    }
    if (body.access_token === '') return createSessionErrorResponse(400, 'code', 'is required')
    const account = findAccountByToken(context, body.access_token)
    if (account !== undefined) return startSession(context, account)
    return createSessionErrorResponse(400, 'access_token', 'is unknown or has expired')
  },
})
