import { asRecord } from '../browser-store/as-record.ts'
import { sameSitePath } from '../host/same-site-path.ts'

/** State of a tab while its visitor signs in on another site. */
export interface PendingSignIn {
  /** Unguessable; the answer must carry it, or it is not an answer to us. */
  readonly key: string
  /** A path of this site. */
  readonly returnTo: string
  /** URL prefix of the language in which they left, such as `/cy`; '' for the main one. */
  readonly base: string
  readonly leftMs: number
}

const storageKey = 'milepost:sign-in'
/** As long as the identity service keeps its own question open, and some. */
const lifetimeMs = 30 * 60_000

/** Remembers, in this tab alone, that its visitor has left to sign in. */
export function rememberPendingSignIn(
  storage: Pick<Storage, 'setItem'>,
  pending: PendingSignIn,
): void {
  storage.setItem(storageKey, JSON.stringify(pending))
}

/**
 * Returns the URL prefix of the language in which this tab's visitor left to sign in; '' for the main one, and if there
 * is no pending sign-in. The state is kept for the response.
 */
export function pendingSignInBase(storage: Pick<Storage, 'getItem'>): string {
  const { base } = asRecord(parsed(storage.getItem(storageKey))) ?? {}
  return typeof base === 'string' ? baseOf(base) : ''
}

/**
 * Takes what was remembered: it counts once, for the answer that carries its key, and not for ever.
 *
 * @param state - what came back from the identity service
 */
export function takePendingSignIn(
  storage: Pick<Storage, 'getItem' | 'removeItem'>,
  { state, nowMs }: { state: string | null; nowMs: number },
): PendingSignIn | undefined {
  const text = storage.getItem(storageKey)
  storage.removeItem(storageKey)
  const { key, returnTo, base, leftMs } = asRecord(parsed(text)) ?? {}
  if (typeof key !== 'string' || key === '' || typeof leftMs !== 'number') return undefined
  if (nowMs - leftMs > lifetimeMs || nowMs < leftMs) return undefined
  if (new URLSearchParams(state ?? '').get('key') !== key) return undefined
  return {
    key,
    leftMs,
    base: typeof base === 'string' ? baseOf(base) : '',
    returnTo: sameSitePath(typeof returnTo === 'string' ? returnTo : '/') ?? '/',
  }
}

/** Validates a language's URL prefix: a path of this site without a trailing slash. */
function baseOf(path: string): string {
  return (sameSitePath(path) ?? '').replace(/\/$/, '')
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return undefined
  }
}
