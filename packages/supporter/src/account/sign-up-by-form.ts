import { isHttpError, isResponseLost } from '@milepost/platform'
import { requireGroup } from '../session/require-group.ts'
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
  /** Whether the user consents to marketing by the charity. */
  readonly marketing: boolean
}

/**
 * Creates an account and signs in with it. If the response is lost, a sign-in with the same password determines whether the
 * account was created. The sign-up is never resent.
 *
 * @throws {HttpError} with the platform's response, for example 409 if the email address is taken
 */
export async function signUpByForm(
  scope: SessionScope,
  { marketing, phone, ...values }: SignUpValues,
): Promise<void> {
  const { signUp } = requireGroup(scope.platformFor(), 'accounts')
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
  // The platform stores the consent with a page, so the charity gets it when the user creates one.
  scope.change({
    type: 'arrived',
    facts: { prefilledFields: { charityOptIn: marketing ? 'Yes' : 'No' } },
  })
}
