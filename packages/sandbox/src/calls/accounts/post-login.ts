import type { SessionWire, ValidationErrorWire } from '@milepost/platform/testing'
import { nonEmpty, object, pipe, string, trim } from 'valibot'
import { jsonAnswer } from '../../http/answers.ts'
import { defineCall } from '../../http/define-call.ts'
import { accountByPassword } from '../../http/authenticate.ts'
import { startSession } from '../../records/sessions.ts'

interface Body {
  email: string
  password: string
}

/** Signs a supporter in (wire contract §2.1.3). */
export const postLogin = defineCall<SessionWire, undefined, Body>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/login',
  body: object({
    email: pipe(string(), trim(), nonEmpty('is required')),
    password: pipe(string(), nonEmpty('is required')),
  }),
  handle(context, { body }) {
    const account = accountByPassword(context, body.email, body.password)
    if (account === undefined) {
      return jsonAnswer(
        {
          error: { message: 'The e-mail address or the password is wrong', errors: [] },
        } satisfies ValidationErrorWire,
        401,
      )
    }
    return startSession(context, account)
  },
})
