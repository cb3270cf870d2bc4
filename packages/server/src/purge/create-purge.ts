import type { WaitUntil } from '../wait-until.ts'

/** A cache in front of the site that can be told that something is old. */
export interface PurgeSettings {
  /**
   * How it is told: `varnish` by the method `PURGE` at an address, `fastly` by a `POST` to a service's purge address.
   * Both name the keys in `Surrogate-Key`, with blanks between.
   */
  readonly driver: 'varnish' | 'fastly'
  /** The address that is told what to purge. */
  readonly url: string
  /** What proves that it is us: a bearer token for `varnish`, the `Fastly-Key` for `fastly`. @default none is sent */
  readonly token?: string | undefined
}

export interface PurgeOptions {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Is told of what could not be purged; what is old is then seen for as long as pages are cached. */
  onError: (error: Error) => void
  /** Waits so many milliseconds. */
  wait: (delayMs: number) => Promise<void>
  background?: WaitUntil | undefined
}

/** Caches answer at once, or not at all. */
const timeoutMs = 3000
/** A cache that starts just now is asked a second time after this. */
const retryDelayMs = 1000
/** Fastly takes 256 keys in one request. */
const mostKeys = 256

/**
 * Creates what tells a cache in front of the site which keys are old. It is asked a second time where it fails, and
 * nobody waits for it. No keys tell it nothing.
 */
export function createPurge(
  { driver, url, token }: PurgeSettings,
  { fetch, onError, wait, background = () => undefined }: PurgeOptions,
): (keys: readonly string[]) => void {
  const method = driver === 'varnish' ? 'PURGE' : 'POST'
  const fixed = {
    ...(driver === 'fastly' && { 'fastly-soft-purge': '1' }),
    ...(token === undefined
      ? {}
      : driver === 'fastly'
        ? { 'fastly-key': token }
        : { authorization: `Bearer ${token}` }),
  }

  async function ask(keys: readonly string[]): Promise<void> {
    const response = await fetch(url, {
      method,
      headers: { ...fixed, 'surrogate-key': keys.join(' ') },
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The cache answered ${response.status}`)
  }

  async function askTwice(keys: readonly string[]): Promise<void> {
    try {
      await ask(keys).catch(async () => {
        await wait(retryDelayMs)
        await ask(keys)
      })
    } catch (error) {
      onError(new Error('The cache in front of the site could not be purged', { cause: error }))
    }
  }

  return (keys) => {
    for (let start = 0; start < keys.length; start += mostKeys) {
      background(askTwice(keys.slice(start, start + mostKeys)))
    }
  }
}
