import { requireCallGroup, type SessionScope } from '../session/session-scope.ts'
import {
  type BasicSession,
  getErrorMessage,
  isHttpError,
  isResponseLost,
  type Session as PlatformSession,
  UnsupportedError,
} from '@milepost/platform'
import { fetchSession } from '../session/fetch-session.ts'
import type { SessionUser } from '../browser-store/session.ts'
import type { MessagesOf } from '../messages/message-catalogue.ts'
import type { Refusal } from '@milepost/forms'
import type { accountMessages } from './account-messages.ts'

/**
 * Signs a supporter in with email and password, with the site's authorization scheme (Bearer or Basic). Resolves once the user
 * is known. Pages and team are loaded afterwards.
 *
 * @throws {HttpError} with status 400, 401 or 404 if the credentials are wrong
 */
export async function signInWithPassword(
  scope: SessionScope,
  { email, password }: { email: string; password: string },
): Promise<void> {
  const { signIn } = requireCallGroup(scope.platformFor(), 'accounts')
  const user =
    scope.settings.signIn.authType === 'Basic'
      ? toBasicSessionUser(await signIn({ email, password, authType: 'Basic' }))
      : toSessionUser(await signIn({ email, password }))
  void startSession(scope, user)
}

interface SignUpValues {
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
export async function signUpWithPassword(
  scope: SessionScope,
  { marketing, phone, ...values }: SignUpValues,
): Promise<void> {
  const { signUp } = requireCallGroup(scope.platformFor(), 'accounts')
  try {
    if (scope.settings.signIn.authType === 'Basic') {
      await signUp({ ...values, authType: 'Basic' })
      await signInWithPassword(scope, values)
    } else {
      const session = await signUp({ ...values, phone: phone || undefined })
      void startSession(scope, toSessionUser(session))
    }
  } catch (error) {
    if (!isResponseLost(error)) throw error
    await signInWithPassword(scope, values).catch((second: unknown) => {
      throw isHttpError(second) && second.status < 500 ? error : second
    })
  }
  // The platform stores the consent with a page, so the charity gets it when the user creates one.
  scope.change({
    type: 'arrived',
    facts: { prefilledFields: { charityOptIn: marketing ? 'Yes' : 'No' } },
  })
}

/**
 * Starts the session of a user who has signed in, and loads their pages. Replaces any previous session.
 *
 * @throws TypeError if the platform's response contained no user id or token
 */
function startSession(scope: SessionScope, user: SessionUser): Promise<void> {
  if (user.token === '' || user.id === '')
    throw new TypeError('The sign-in has no user or no token')
  const before = scope.session().user
  if (before !== undefined && before.id !== user.id) scope.change({ type: 'cleared' })
  scope.change({ type: 'userFetched', user })
  // Drafts of an expired session stay for the same user's next sign-in. Those of others are private, so they are removed.
  void scope.removeUnsavedWork(user.id)
  return fetchSession(scope).catch(() => {
    // The sign-in itself succeeded. The session's status is `failed`, and a toast reports it.
    if (scope.session().user !== undefined) scope.showToast(scope.messages.sessionFailed, 'warning')
  })
}

/** Converts the response to a sign-in, sign-up, connect or refresh call to the session's user (decisions: S3.31). */
function toSessionUser(session: PlatformSession): SessionUser {
  const { userId, token, refreshToken, expiresAt } = session
  const name = toText(session['name']) || getFullName(session)
  return {
    id: userId,
    uuid: toText(session['uuid']) || userId,
    name,
    countryCode: toText(session['countryCode']),
    token,
    refreshToken,
    tokenExpiry: expiresAt,
    authType: 'Bearer',
    hasExistingPage: false,
  }
}

/** Converts the response to a Basic sign-in to the session's user. Its token contains the password, and is never stored. */
function toBasicSessionUser({ userId, name, token }: BasicSession): SessionUser {
  return {
    id: userId,
    uuid: userId,
    name,
    countryCode: '',
    token,
    refreshToken: undefined,
    tokenExpiry: undefined,
    authType: 'Basic',
    hasExistingPage: false,
  }
}

function getFullName(session: PlatformSession): string {
  return [toText(session['firstName']), toText(session['lastName'])].filter(Boolean).join(' ')
}

function toText(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

/**
 * Signs in with the authorization code of the identity service. A code is valid once, so the request is never retried.
 *
 * @throws {UnsupportedError} if the platform has no identity service
 */
export async function signInWithCode(
  scope: SessionScope,
  { code, state }: { code: string; state: string },
): Promise<void> {
  const { redirectUri } = scope.settings.signIn
  const { connect } = requireCallGroup(scope.platformFor(), 'accounts')
  if (connect === undefined) {
    throw new UnsupportedError('The platform has no identity service')
  }
  const session = await connect({ code, state, redirectUri })
  void startSession(scope, toSessionUser(session))
}

/**
 * Requests an email to reset the password. Unknown email addresses are not reported, so that the form does not reveal who has
 * an account.
 */
export async function requestPasswordReset(
  scope: SessionScope,
  { email }: { email: string },
): Promise<void> {
  try {
    await requireCallGroup(scope.platformFor(), 'accounts').resetPassword({ email })
  } catch (error) {
    if (!isHttpError(error, 400) && !isHttpError(error, 404)) throw error
  }
}

type AccountMessages = MessagesOf<typeof accountMessages>

/** Returns the form errors of a failed sign-in. */
export function toSignInErrors(error: unknown, messages: AccountMessages): Refusal {
  if (isHttpError(error) && [400, 401, 404].includes(error.status)) {
    return { errors: { password: messages.wrongPassword } }
  }
  return { formErrors: [toErrorMessage(error, messages)] }
}

/** Returns the form errors of a failed sign-up, next to the field concerned. */
export function toSignUpErrors(error: unknown, messages: AccountMessages): Refusal {
  if (!isHttpError(error)) return { formErrors: [toErrorMessage(error, messages)] }
  const said = getErrorMessage(error)
  if (error.status === 409 || /\bin use\b/i.test(said))
    return { errors: { email: messages.emailTaken } }
  if ([400, 406, 422].includes(error.status)) {
    if (/password/i.test(said)) return { errors: { password: said } }
    return /e-?mail/i.test(said) ? { errors: { email: said } } : { formErrors: [said] }
  }
  return { formErrors: [toErrorMessage(error, messages)] }
}

/** Returns the message for a failed request that is not about a field: rate limit, outage, or the platform's message. */
export function toErrorMessage(error: unknown, messages: AccountMessages): string {
  if (isHttpError(error, 429)) return messages.tooManyTries
  const isDown = isResponseLost(error) || (isHttpError(error) && error.status >= 500)
  return isDown || !isHttpError(error) ? messages.unreachable : getErrorMessage(error)
}
