import { MissingArgumentError } from '../errors/errors.ts'
import { assertHeaders, assertHeaderValue, clientName, clientNameHeader } from './headers.ts'
import type { Clock, Platform, PlatformConfig } from './platform.ts'

/**
 * Makes the frozen value that every call takes first. Has configuration only: no connection, no
 * cache, so it is cheap to make one per request with another token.
 *
 * @throws {MissingArgumentError} without an environment or without an API key
 * @throws {TypeError} when a key, a token, a header or `appInfo` has characters that no header can carry, and for a
 *   `timeoutMs` that is 0 or less, infinite or longer than a timer can wait
 */
export function createPlatform(config: PlatformConfig): Platform {
  const { environment, appInfo, headers = {}, timeoutMs = 10_000 } = config
  // The token of a session without one is ''.
  const token = config.token || undefined
  const deadlineMs = config.deadlineMs ?? timeoutMs * 2
  if (!environment) throw new MissingArgumentError('environment')
  const apiKey = config.apiKey ?? environment.apiKey
  if (!apiKey) throw new MissingArgumentError('apiKey')
  assertHeaderValue('apiKey', apiKey)
  assertHeaderValue('applicationKey', environment.applicationKey)
  assertHeaderValue('token', token)
  // Longer timers of browsers and Node end at once.
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31 && deadlineMs > 0)) {
    throw new TypeError('timeoutMs or deadlineMs is out of range')
  }
  assertHeaders({ ...headers, ...(appInfo && { [clientNameHeader]: clientName(appInfo) }) })

  return Object.freeze({
    environment: Object.freeze({ ...environment, apiKey }),
    token,
    authType: config.authType ?? 'Bearer',
    appInfo,
    headers: Object.freeze({ ...headers }),
    fetch: config.fetch,
    axios: config.axios,
    timeoutMs,
    deadlineMs,
    retries: config.retries ?? 2,
    clock: config.clock ?? systemClock,
    random: config.random ?? Math.random,
    onRequest: config.onRequest,
    onResponse: config.onResponse,
    onRetry: config.onRetry,
  })
}

export const systemClock: Clock = {
  now: () => Date.now(),
  wait: (delayMs, signal) =>
    new Promise((resolve, reject) => {
      signal?.throwIfAborted()
      const stop = () => {
        clearTimeout(timer)
        reject(signal?.reason as Error)
      }
      const timer = setTimeout(() => {
        signal?.removeEventListener('abort', stop)
        resolve()
      }, delayMs)
      signal?.addEventListener('abort', stop, { once: true })
    }),
}
