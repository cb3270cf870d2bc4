import type { SessionScope } from '../session/session-scope.ts'
import { connectByCode } from './connect-by-code.ts'
import { type PendingSignIn, pendingSignInBase, takePendingSignIn } from './pending-sign-in.ts'
import { languageBase } from './language-base.ts'
import { sameSitePath } from '../host/same-site-path.ts'

/** Result of the redirect from the identity service. */
export type SignInOutcome = { readonly returnTo: string } | { readonly problem: SignInProblem }

export interface SignInProblem {
  readonly kind: 'cancelled' | 'expired' | 'failed'
  /** Target of another attempt, so that the visitor still ends up where they wanted to go. */
  readonly returnTo: string
}

/** Concurrent calls share one request. */
let running: Promise<SignInOutcome> | undefined

/**
 * Reads the answer in the address of this tab, and takes it out of the address: a code does not belong
 * into the history. A second call for the same answer, as when a page is drawn twice, sends nothing.
 */
export function finishSignIn(scope: SessionScope): Promise<SignInOutcome> {
  const { search, pathname } = window.location
  if (search === '' && running !== undefined) return running
  const ownLanguage = screenInOwnLanguage(window.sessionStorage, scope.settings, pathname)
  if (ownLanguage !== undefined) {
    window.location.replace(ownLanguage + search)
    // The tab is left: another document answers.
    return new Promise(() => undefined)
  }
  window.history.replaceState(window.history.state, '', pathname)
  const query = new URLSearchParams(search)
  const pending = takePendingSignIn(window.sessionStorage, {
    state: query.get('state'),
    nowMs: scope.now(),
  })
  running = outcomeOf(scope, query, pending).then((outcome) => {
    // A reload finds no answer any more, but still the way back.
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
 * Returns the path of this screen in the language in which the visitor left. The identity service has one redirect URL,
 * in the main language, and a router renders one language. Undefined if this is already the right one.
 *
 * @param pathname - of this screen
 */
export function screenInOwnLanguage(
  storage: Pick<Storage, 'getItem'>,
  settings: SessionScope['settings'],
  pathname: string,
): string | undefined {
  const base = pendingSignInBase(storage)
  return languageBase(settings) === '' && base !== '' ? base + pathname : undefined
}

/** Returns the result of a response. Only responses to this tab's requests count. */
export async function outcomeOf(
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
