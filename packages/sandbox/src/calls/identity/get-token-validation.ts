import type { TokenClaimsWire, TokenErrorWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { accountById } from '../../records/account-row.ts'
import { sessionByToken } from '../../records/sessions.ts'
import { jsonAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { oneText } from '../../http/query-fields.ts'

/** Whether an access token is good, and for whom: 400 and envelope E8 when not (wire contract §2.1.2). */
export const getTokenValidation = defineCall<TokenClaimsWire, { token: string | undefined }>({
  family: 'identity',
  method: 'GET',
  path: '/connect/accesstokenvalidation',
  query: object({ token: oneText }),
  handle(context, { query }) {
    const session = sessionByToken(context, query.token ?? '')
    const account =
      session === undefined ? undefined : accountById(context.database, session.accountId)
    if (session === undefined || account === undefined) {
      return jsonAnswer({ Message: 'invalid_token' } satisfies TokenErrorWire, 400)
    }
    return {
      sub: account.guid,
      client_id: 'demo-client',
      scope: ['openid', 'profile', 'email', 'account', 'fundraise'],
      exp: Math.floor(session.expiresMs / 1000),
      iss: 'sandbox',
    }
  },
})
