import type { connect } from '../accounts/connect.ts'
import type { fetchCurrentUser } from '../accounts/fetch-current-user.ts'
import type { refreshSession } from '../accounts/refresh-session.ts'
import type { resetPassword } from '../accounts/reset-password.ts'
import type { BasicSession, BasicSignUp, Session } from '../accounts/session.ts'
import type { SignInInputs } from '../accounts/sign-in.ts'
import type { SignUpInputs } from '../accounts/sign-up.ts'
import type { updateUser } from '../accounts/update-user.ts'
import type { Call } from './call.ts'

/** Who a supporter is. */
export interface AccountCalls {
  /** Missing where the platform has no sign-in screen of its own; then `links.authorizeLink` is missing, too. */
  readonly connect?: Call<typeof connect> | undefined
  readonly fetchCurrentUser: Call<typeof fetchCurrentUser>
  readonly refreshSession: Call<typeof refreshSession>
  readonly resetPassword: Call<typeof resetPassword>
  /** A platform without Basic rejects it with an `UnsupportedError`. */
  readonly signIn: {
    (inputs: SignInInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignInInputs & { authType: 'Basic' }): Promise<BasicSession>
  }
  /** A platform without Basic rejects it with an `UnsupportedError`. */
  readonly signUp: {
    (inputs: SignUpInputs & { authType?: 'Bearer' | undefined }): Promise<Session>
    (inputs: SignUpInputs & { authType: 'Basic' }): Promise<BasicSignUp>
  }
  readonly updateUser: Call<typeof updateUser>
}
