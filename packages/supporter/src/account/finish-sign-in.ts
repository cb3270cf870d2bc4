import type { SessionScope } from '../session/session-scope.ts'
import { connectByCode } from './account-calls.ts'
import {
  languageBase,
  type PendingSignIn,
  pendingSignInBase,
  takePendingSignIn,
} from './leave-to-sign-in.ts'
import { sameSitePath } from '../host/same-site-path.ts'

/** Result of a sign-in on the identity service. */
type SignInOutcome = { readonly returnTo: string } | { readonly problem: SignInProblem }

export interface SignInProblem {
  readonly kind: 'cancelled' | 'expired' | 'failed'
  /** Target after another attempt: the page where the visitor started. */
  readonly returnTo: string
}

/** Shared by concurrent calls. */
let running: Promise<SignInOutcome> | undefined

/**
 * Processes the identity service's response in the current URL, and removes it from the URL, because a code must not stay in
 * the history. A second call for the same response, for example after a remount, sends nothing.
 */
export function finishSignIn(scope: SessionScope): Promise<SignInOutcome> {
  const { search, pathname } = window.location
  if (search === '' && running !== undefined) return running
  const ownLanguage = localisedScreenPath(window.sessionStorage, scope.settings, pathname)
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
  running = getSignInOutcome(scope, query, pending).then((outcome) => {
    // After a reload, the response is gone, but the return path is still in the URL.
    const way = 'problem' in outcome ? outcome.problem.returnTo : '/'
    if (way !== '/' && window.location.pathname === pathname) {
      const rest = new URLSearchParams({ redirect: way })
      window.history.replaceState(window.history.state, '', `${pathname}?${rest}`)
    }
    return outcome
  })
  return running
}

/**
 * Returns the path of this screen in the language where the visitor started. The identity service has a single redirect URL,
 * which is in the main language. Undefined if the current path is right.
 *
 * @param pathname - path of this screen
 */
export function localisedScreenPath(
  storage: Pick<Storage, 'getItem'>,
  settings: SessionScope['settings'],
  pathname: string,
): string | undefined {
  const base = pendingSignInBase(storage)
  return languageBase(settings) === '' && base !== '' ? base + pathname : undefined
}

/** Returns the result of a response. Responses that do not belong to a sign-in started in this tab are rejected as expired. */
export async function getSignInOutcome(
  scope: SessionScope,
  query: URLSearchParams,
  pending: PendingSignIn | undefined,
): Promise<SignInOutcome> {
  const problem = (kind: SignInProblem['kind']): SignInOutcome => ({
    problem: { kind, returnTo: pending?.returnTo ?? sameSitePath(query.get('redirect')) ?? '/' },
  })
  if (query.get('error') === 'access_denied') return problem('cancelled')
  if (pending === undefined) return problem('expired')
  const code = query.get('code')
  if (code === null || code === '') return problem('failed')
  try {
    await connectByCode(scope, { code, state: query.get('state') ?? '' })
    return { returnTo: pending.returnTo }
  } catch {
    return problem('failed')
  }
}
