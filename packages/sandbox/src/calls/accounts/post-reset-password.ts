import { object } from 'valibot'
import { emptyAnswer, messageAnswer } from '../../http/answers.ts'
import { emailText } from '../../http/body-fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { accountByEmail } from '../../records/account-row.ts'

/** Asks for a link to a new password; the sandbox sends no mail (wire contract §2.1.1). */
export const postResetPassword = defineCall<undefined, undefined, { email: string }>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/reset-password',
  body: object({ email: emailText }),
  handle: ({ database }, { body }) =>
    accountByEmail(database, body.email) === undefined
      ? messageAnswer(404, 'There is no account with this e-mail address')
      : emptyAnswer(204),
})
