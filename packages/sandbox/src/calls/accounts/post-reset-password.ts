import { object } from 'valibot'
import { emptyAnswer, messageAnswer } from '../../http/answers.ts'
import { emailText } from '../../http/body-fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { accountByEmail } from '../../records/account-row.ts'

/** Requests a link to choose a new password (wire contract §2.1.1). The sandbox sends no email: the log has one line instead. */
export const postResetPassword = defineCall<undefined, undefined, { email: string }>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/reset-password',
  body: object({ email: emailText }),
  handle({ database, log }, { body }) {
    const account = accountByEmail(database, body.email)
    if (account === undefined) {
      return messageAnswer(404, 'There is no account with this e-mail address')
    }
    log(`email to ${account.email}: Choose a new password`)
    return emptyAnswer(204)
  },
})
