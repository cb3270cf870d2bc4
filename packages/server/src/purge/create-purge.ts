import type { WaitUntil } from '../time.ts'

/** Settings of a cache in front of the site that supports purge requests. */
export interface PurgeSettings {
  /**
   * Format of purge requests. `varnish` sends `PURGE` and `fastly` sends `POST`, both with the keys in `Surrogate-Key`.
   * `cloudflare` and `webhook` send the keys by `POST` as JSON: `{"tags": […]}` and `{"keys": […]}`.
   */
  readonly driver: 'varnish' | 'fastly' | 'cloudflare' | 'webhook'
  /** URL that receives the purge requests. */
  readonly url: string
  /** Credentials, sent as `Fastly-Key` to Fastly and as a bearer token to the others. @default none */
  readonly token?: string | undefined
}

export interface PurgeOptions {
  fetch: (url: string, init: RequestInit) => Promise<Pick<Response, 'ok' | 'status'>>
  /** Called with an error for each failed purge. The cache then serves stale pages until they expire. */
  onError: (error: Error) => void
  /** Returns a promise that resolves after a delay. */
  wait: (delayMs: number) => Promise<void>
  background?: WaitUntil | undefined
}

const timeoutMs = 3000
const retryDelayMs = 1000
/** Maximum number of keys per request. Fastly and Cloudflare reject more. */
const maxKeysPerRequest = { varnish: 256, fastly: 256, cloudflare: 100, webhook: 256 }

/** Creates a function that purges keys from a cache in front of the site, in the background and with one retry. */
export function createPurge(
  settings: PurgeSettings,
  { fetch, onError, wait, background = () => undefined }: PurgeOptions,
): (keys: readonly string[]) => void {
  async function send(keys: readonly string[]): Promise<void> {
    const response = await fetch(settings.url, {
      ...createPurgeRequest(settings, keys),
      signal: AbortSignal.timeout(timeoutMs),
    })
    if (!response.ok) throw new Error(`The cache responded with ${response.status}`)
  }

  async function sendTwice(keys: readonly string[]): Promise<void> {
    try {
      await send(keys).catch(async () => {
        await wait(retryDelayMs)
        await send(keys)
      })
    } catch (error) {
      onError(new Error('The cache in front of the site could not be purged', { cause: error }))
    }
  }

  return (keys) => {
    const count = maxKeysPerRequest[settings.driver]
    for (let start = 0; start < keys.length; start += count) {
      background(sendTwice(keys.slice(start, start + count)))
    }
  }
}

function createPurgeRequest(
  { driver, token }: PurgeSettings,
  keys: readonly string[],
): RequestInit {
  const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` }
  const surrogateKey = { 'surrogate-key': keys.join(' ') }
  const json = { ...bearer, 'content-type': 'application/json' }
  switch (driver) {
    case 'varnish':
      return { method: 'PURGE', headers: { ...bearer, ...surrogateKey } }
    case 'fastly': {
      const fastlyKey = token === undefined ? {} : { 'fastly-key': token }
      return {
        method: 'POST',
        headers: { ...fastlyKey, 'fastly-soft-purge': '1', ...surrogateKey },
      }
    }
    case 'cloudflare':
      return { method: 'POST', headers: json, body: JSON.stringify({ tags: keys }) }
    case 'webhook':
      return { method: 'POST', headers: json, body: JSON.stringify({ keys }) }
  }
}
