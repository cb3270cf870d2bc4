import { object } from 'valibot'
import { emptyAnswer, messageAnswer } from '../../http/answers.ts'
import { emailText } from '../../http/body-fields.ts'
import { defineCall } from '../../http/define-call.ts'
import { accountByEmail } from '../../records/account-row.ts'

/** Asks for a link to a new password. The sandbox sends no mail; its front page shows it (wire contract §2.1.1). */
export const postResetPassword = defineCall<undefined, undefined, { email: string }>({
  family: 'services',
  method: 'POST',
  path: '/v1/:provider/iam/reset-password',
  body: object({ email: emailText }),
  handle({ database, send }, { body }) {
    const account = accountByEmail(database, body.email)
    if (account === undefined) {
      return messageAnswer(404, 'There is no account with this e-mail address')
    }
    send({
      to: account.email,
      subject: 'Choose a new password',
      text: `Dear ${account.firstName}, somebody asked for a new password for your account. On the real platform, a link to choose one is here.`,
    })
    return emptyAnswer(204)
  },
})
