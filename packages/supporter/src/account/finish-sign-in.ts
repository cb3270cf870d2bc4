import type { SessionScope } from '../session/session-scope.ts'
import { signInWithCode } from './account-calls.ts'
import {
  getLanguagePrefix,
  type PendingSignIn,
  getPendingLanguagePrefix,
  takePendingSignIn,
} from './redirect-to-identity-service.ts'
import { toSameSitePath } from '../host/same-site-path.ts'

/** Result of a sign-in on the identity service. */
type SignInOutcome = { readonly returnTo: string } | { readonly problem: SignInProblem }

export interface SignInProblem {
  readonly kind: 'cancelled' | 'expired' | 'failed'
  /** Target after another attempt: the page where the visitor started. */
  readonly returnTo: string
}

/** Shared by concurrent calls. */
let runningSignIn: Promise<SignInOutcome> | undefined

/**
 * Processes the identity service's response in the current URL, and removes it from the URL, because a code must not stay in
 * the history. A second call for the same response, for example after a remount, sends nothing.
 */
export function finishSignIn(scope: SessionScope): Promise<SignInOutcome> {
  const { search, pathname } = window.location
  if (search === '' && runningSignIn !== undefined) return runningSignIn
  const ownLanguage = getLocalisedPath(window.sessionStorage, scope.settings, pathname)
  if (ownLanguage !== undefined) {
    window.location.replace(ownLanguage + search)
    // The document is being replaced, so never resolve.
    return new Promise(() => undefined)
  }
  window.history.replaceState(window.history.state, '', pathname)
  const query = new URLSearchParams(search)
  const pending = takePendingSignIn(window.sessionStorage, {
    state: query.get('state'),
    nowMs: scope.now(),
  })
  runningSignIn = processResponse(scope, query, pending).then((outcome) => {
    // After a reload, the response is gone, but the return path is still in the URL.
    const way = 'problem' in outcome ? outcome.problem.returnTo : '/'
    if (way !== '/' && window.location.pathname === pathname) {
      const rest = new URLSearchParams({ redirect: way })
      window.history.replaceState(window.history.state, '', `${pathname}?${rest}`)
    }
    return outcome
  })
  return runningSignIn
}

/**
 * Returns the path of this screen in the language where the visitor started. The identity service has a single redirect URL,
 * which is in the main language. Undefined if the current path is right.
 *
 * @param pathname - path of this screen
 */
export function getLocalisedPath(
  storage: Pick<Storage, 'getItem'>,
  settings: SessionScope['settings'],
  pathname: string,
): string | undefined {
  const base = getPendingLanguagePrefix(storage)
  return getLanguagePrefix(settings) === '' && base !== '' ? base + pathname : undefined
}

/** Returns the result of a response. Responses that do not belong to a sign-in started in this tab are rejected as expired. */
export async function processResponse(
  scope: SessionScope,
  query: URLSearchParams,
  pending: PendingSignIn | undefined,
): Promise<SignInOutcome> {
  const fail = (kind: SignInProblem['kind']): SignInOutcome => ({
    problem: { kind, returnTo: pending?.returnTo ?? toSameSitePath(query.get('redirect')) ?? '/' },
  })
  if (query.get('error') === 'access_denied') return fail('cancelled')
  if (pending === undefined) return fail('expired')
  const code = query.get('code')
  if (code === null || code === '') return fail('failed')
  try {
    await signInWithCode(scope, { code, state: query.get('state') ?? '' })
    return { returnTo: pending.returnTo }
  } catch {
    return fail('failed')
  }
}
