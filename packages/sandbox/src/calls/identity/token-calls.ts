import type { TokenClaimsWire, TokenErrorWire, UserInfoWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { findAccountById } from '../../records/accounts.ts'
import { findSessionByToken } from '../../records/sessions.ts'
import { createJsonResponse } from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { oneText } from '../../http/fields.ts'
import { defineOwnerCall } from '../../http/define-owner-call.ts'

/** Returns an access token's claims, or 400 with envelope E8 if it is invalid (wire contract §2.1.2). */
export const getTokenValidation = defineCall<TokenClaimsWire, { token: string | undefined }>({
  family: 'identity',
  method: 'GET',
  path: '/connect/accesstokenvalidation',
  query: object({ token: oneText }),
  handle(context, { query }) {
    const session = findSessionByToken(context, query.token ?? '')
    const account =
      session === undefined ? undefined : findAccountById(context.database, session.accountId)
    if (session === undefined || account === undefined) {
      return createJsonResponse({ Message: 'invalid_token' } satisfies TokenErrorWire, 400)
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

/** Returns the caller's identity. Used for tokens of at most 32 characters (wire contract §2.1.9). */
export const getUserInfo = defineOwnerCall<UserInfoWire>({
  family: 'identity',
  method: 'GET',
  path: '/connect/userinfo',
  credentials: 'bearer',
  handle: (_, { account }) => ({
    sub: account.guid,
    justgiving_consumer_id: String(account.id),
    name: `${account.firstName} ${account.lastName}`.trim(),
    given_name: account.firstName,
    family_name: account.lastName,
    email: account.email,
  }),
})
