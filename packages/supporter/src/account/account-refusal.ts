import type { MessagesOf } from '../messages/message-catalogue.ts'
import { isHttpError, getErrorMessage, isResponseLost } from '@milepost/platform'
import type { Refusal } from '@milepost/forms'
import type { accountMessages } from './account-messages.ts'

type Words = MessagesOf<typeof accountMessages>

/** Returns the form errors of a failed sign-in. */
export function signInRefusal(error: unknown, words: Words): Refusal {
  if (isHttpError(error) && [400, 401, 404].includes(error.status)) {
    return { errors: { password: words.wrongPassword } }
  }
  return { formErrors: [generalMessage(error, words)] }
}

/** Returns the form errors of a failed sign-up, next to the field concerned. */
export function signUpRefusal(error: unknown, words: Words): Refusal {
  if (!isHttpError(error)) return { formErrors: [generalMessage(error, words)] }
  const said = getErrorMessage(error)
  if (error.status === 409 || /\bin use\b/i.test(said))
    return { errors: { email: words.emailTaken } }
  if ([400, 406, 422].includes(error.status)) {
    if (/password/i.test(said)) return { errors: { password: said } }
    return /e-?mail/i.test(said) ? { errors: { email: said } } : { formErrors: [said] }
  }
  return { formErrors: [generalMessage(error, words)] }
}

/** Returns the message for any other failed request. */
export function generalMessage(error: unknown, words: Words): string {
  if (isHttpError(error, 429)) return words.tooManyTries
  const isDown = isResponseLost(error) || (isHttpError(error) && error.status >= 500)
  return isDown || !isHttpError(error) ? words.unreachable : getErrorMessage(error)
}
