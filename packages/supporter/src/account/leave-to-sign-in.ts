import { UnsupportedError } from '@milepost/platform'
import { randomId } from '../browser-store/random-id.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { rememberPendingSignIn } from './pending-sign-in.ts'
import { languageBase } from './language-base.ts'

export interface LeaveOptions {
  readonly signUp: boolean
  readonly email: string | undefined
  /** Path of this site. */
  readonly returnTo: string
}

/** Navigates to the identity service in the same tab, because pop-ups do not work on all phones. */
export function leaveToSignIn(scope: SessionScope, options: LeaveOptions): void {
  const key = randomId()
  rememberPendingSignIn(window.sessionStorage, {
    key,
    returnTo: options.returnTo,
    base: languageBase(scope.settings),
    leftMs: Date.now(),
  })
  window.location.assign(identityLink(scope, { ...options, key }))
}

/**
 * Returns the URL of the identity service. It returns the key in `state`, which proves that this tab started the sign-in.
 *
 * @throws {UnsupportedError} if the platform has no identity service
 */
export function identityLink(
  { settings: { signIn }, platformFor }: Pick<SessionScope, 'settings' | 'platformFor'>,
  { signUp, email, key }: Pick<LeaveOptions, 'signUp' | 'email'> & { key: string },
): string {
  const home = new URL('/', signIn.redirectUri).href
  const { authorizeLink } = platformFor().links
  if (authorizeLink === undefined) {
    throw new UnsupportedError('The platform has no identity service')
  }
  return authorizeLink({
    clientId: signIn.clientId,
    redirectUri: signIn.redirectUri,
    state: new URLSearchParams({ home, key }).toString(),
    signUp,
    email,
  })
}
