import type { SessionWire } from '@milepost/platform/testing'
import { object } from 'valibot'
import { refusedSession } from '../../http/answers.ts'
import { optionalText } from '../../http/body-fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { renewSession } from '../../records/sessions.ts'

/** Exchanges a refresh token for the next session; it works once (wire contract §2.1.8). */
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
    if (token === '') return refusedSession(400, 'refreshToken', 'is required')
    return (
      renewSession(context, token) ??
      refusedSession(401, 'refreshToken', 'is unknown or was used before')
    )
  },
})
