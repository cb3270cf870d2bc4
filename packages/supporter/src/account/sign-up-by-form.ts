import { isHttpError, isResponseLost } from '@milepost/platform'
import { groupOf } from '../session/group-of.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { beginSession } from './begin-session.ts'
import { signInByForm } from './sign-in-by-form.ts'
import { toSessionUser } from './to-session-user.ts'

export interface SignUpValues {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly password: string
  readonly phone: string
  /** Whether the charity may write. */
  readonly marketing: boolean
}

/**
 * Makes an account and signs in with it. Where the answer is lost, a sign-in with the same password
 * tells whether the account was made; nothing is sent twice.
 *
 * @throws {HttpError} with the platform's answer, such as 409 for an address that has an account
 */
export async function signUpByForm(
  scope: SessionScope,
  { marketing, phone, ...values }: SignUpValues,
): Promise<void> {
  const { signUp } = groupOf(scope.platformFor(), 'accounts')
  try {
    if (scope.settings.signIn.authType === 'Basic') {
      await signUp({ ...values, authType: 'Basic' })
      await signInByForm(scope, values)
    } else {
      const session = await signUp({ ...values, phone: phone || undefined })
      void beginSession(scope, toSessionUser(session))
    }
  } catch (error) {
    if (!isResponseLost(error)) throw error
    await signInByForm(scope, values).catch((second: unknown) => {
      throw isHttpError(second) && second.status < 500 ? error : second
    })
  }
  // The platform stores it with the page, so the charity gets it when a page is started.
  scope.change({
    type: 'arrived',
    facts: { prefilledFields: { charityOptIn: marketing ? 'Yes' : 'No' } },
  })
}
