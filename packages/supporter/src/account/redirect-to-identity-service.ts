import { UnsupportedError } from '@milepost/platform'
import { asRecord, createRandomId } from '../browser-store/app-store.ts'
import type { SessionScope } from '../session/session-scope.ts'
import { toSameSitePath } from '../host/same-site-path.ts'
import type { SupporterSettings } from '../host/supporter-host.ts'

interface IdentitySignInOptions {
  readonly signUp: boolean
  readonly email: string | undefined
  /** Path of this site. */
  readonly returnTo: string
}

/** Navigates to the identity service in the same tab, because pop-ups do not work on all phones. */
export function redirectToIdentityService(
  scope: SessionScope,
  options: IdentitySignInOptions,
): void {
  const key = createRandomId()
  storePendingSignIn(window.sessionStorage, {
    key,
    returnTo: options.returnTo,
    base: getLanguagePrefix(scope.settings),
    leftMs: Date.now(),
  })
  window.location.assign(getIdentityUrl(scope, { ...options, key }))
}

/**
 * Returns the URL of the identity service. The service returns the key in `state`, which proves that this tab started the sign-in.
 *
 * @throws {UnsupportedError} if the platform has no identity service
 */
export function getIdentityUrl(
  { settings: { signIn }, platformFor }: Pick<SessionScope, 'settings' | 'platformFor'>,
  { signUp, email, key }: Pick<IdentitySignInOptions, 'signUp' | 'email'> & { key: string },
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

/** State of a sign-in on the identity service, stored in the tab until it returns. */
export interface PendingSignIn {
  /** Unguessable key. Only a response that contains it is accepted. */
  readonly key: string
  /** Path of this site. */
  readonly returnTo: string
  /** URL prefix of the language where the visitor started, such as `/cy`; `''` for the main one. */
  readonly base: string
  readonly leftMs: number
}

const storageKey = 'milepost:sign-in'
/** Lifetime of a pending sign-in, in ms. Slightly longer than the lifetime of the identity service's page. */
const pendingLifetimeMs = 30 * 60_000

/** Stores a pending sign-in in this tab. */
export function storePendingSignIn(
  storage: Pick<Storage, 'setItem'>,
  pending: PendingSignIn,
): void {
  storage.setItem(storageKey, JSON.stringify(pending))
}

/**
 * Returns the URL prefix of the language where the visitor started; `''` for the main language, and without a pending sign-in.
 * Does not remove it.
 */
export function getPendingLanguagePrefix(storage: Pick<Storage, 'getItem'>): string {
  const { base } = asRecord(parseJson(storage.getItem(storageKey))) ?? {}
  return typeof base === 'string' ? parseLanguagePrefix(base) : ''
}

/**
 * Returns the pending sign-in and removes it, because it is valid once. Undefined if it has expired, or the key does not match.
 *
 * @param state - `state` parameter of the response
 */
export function takePendingSignIn(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  { state, nowMs }: { state: string | null; nowMs: number },
): PendingSignIn | undefined {
  const text = storage.getItem(storageKey)
  storage.removeItem(storageKey)
  const { key, returnTo, base, leftMs } = asRecord(parseJson(text)) ?? {}
  if (typeof key !== 'string' || key === '' || typeof leftMs !== 'number') return undefined
  if (nowMs - leftMs > pendingLifetimeMs || nowMs < leftMs) return undefined
  if (new URLSearchParams(state ?? '').get('key') !== key) return undefined
  return {
    key,
    leftMs,
    base: typeof base === 'string' ? parseLanguagePrefix(base) : '',
    returnTo: toSameSitePath(typeof returnTo === 'string' ? returnTo : '/') ?? '/',
  }
}

/** Validates a URL prefix of a language: a path of this site, without a trailing slash. */
function parseLanguagePrefix(path: string): string {
  return (toSameSitePath(path) ?? '').replace(/\/$/, '')
}

function parseJson(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}

/** Returns the URL prefix of the page's language, such as `/cy`; `''` for the main language. */
export function getLanguagePrefix({ origin }: Pick<SupporterSettings, 'origin'>): string {
  return URL.canParse(origin) ? new URL(origin).pathname.replace(/\/$/, '') : ''
}
