import type {
  ReportsAccessWire,
  SessionWire,
  ValidationErrorWire,
} from '@milepost/platform/testing'
import { nonEmpty, object, pipe, string, trim } from 'valibot'
import {
  createJsonResponse,
  createMessageResponse,
  createSessionErrorResponse,
} from '../../http/responses.ts'
import { defineCall } from '../../http/define-call.ts'
import { findAccountByPassword } from '../../http/authenticate.ts'
import { renewSession, startSession } from '../../records/sessions.ts'
import { findCharityById } from '../../records/campaign-row.ts'
import { optionalText } from '../../http/fields.ts'

interface LoginBody {
  email: string
  password: string
}

/** Signs a supporter in with email and password (wire contract §2.1.3). */
export const postLogin = defineCall<SessionWire, undefined, LoginBody>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/login',
  body: object({
    email: pipe(string(), trim(), nonEmpty('is required')),
    password: pipe(string(), nonEmpty('is required')),
  }),
  handle(context, { body }) {
    const account = findAccountByPassword(context, body.email, body.password)
    if (account === undefined) {
      return createJsonResponse(
        {
          error: { message: 'Wrong email address or password', errors: [] },
        } satisfies ValidationErrorWire,
        401,
      )
    }
    return startSession(context, account)
  },
})

/** Fixed report administrator token for all charities: base64 of `reports:milepost`. */
export const reportsToken = 'cmVwb3J0czptaWxlcG9zdA=='

/** Authenticates a report administrator. `isValid` is false for an unknown charity (wire contract §2.1.11). */
export const postReportsAuthenticate = defineCall<ReportsAccessWire>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/reports/:charityId/authenticate',
  handle({ database, params, request }) {
    const [scheme, token] = (request.headers.get('authorization') ?? '').split(/\s+/, 2)
    if (scheme?.toLowerCase() !== 'basic' || token !== reportsToken) {
      return createMessageResponse(401, 'Not authorised')
    }
    const id = params['charityId'] ?? ''
    const charityId = /^\d{1,15}$/.test(id) ? Number(id) : 0
    return { isValid: findCharityById(database, charityId) !== undefined, charityId }
  },
})

/** Exchanges a single-use refresh token for a new session (wire contract §2.1.8). */
export const postTokenRefresh = defineCall<
  SessionWire,
  undefined,
  { refreshToken: string; refresh_token: string }
>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/token/refresh',
  body: object({ refreshToken: optionalText(200), refresh_token: optionalText(200) }),
  handle(context, { body }) {
    const token = body.refreshToken || body.refresh_token
    if (token === '') return createSessionErrorResponse(400, 'refreshToken', 'is required')
    return (
      renewSession(context, token) ??
      createSessionErrorResponse(401, 'refreshToken', 'is unknown or was used before')
    )
  },
})
