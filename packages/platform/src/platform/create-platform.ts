import { MissingArgumentError } from '../errors/errors.ts'
import { assertHeaders, assertHeaderValue, getClientName, clientNameHeader } from './headers.ts'
import type { Clock, Platform, PlatformConfig } from './platform.ts'

/**
 * Creates the frozen configuration that every call takes as its first argument. It holds no connections and no cache, so creating one
 * per request is cheap.
 *
 * @throws {MissingArgumentError} if the environment or API key is missing
 * @throws {TypeError} if a key, token, header or `appInfo` contains characters that are invalid in headers, or `timeoutMs` or
 *   `deadlineMs` is out of range
 */
export function createPlatform(config: PlatformConfig): Platform {
  const { environment, appInfo, headers = {}, timeoutMs = 10_000 } = config
  // The token of a session may be ''.
  const token = config.token || undefined
  const deadlineMs = config.deadlineMs ?? timeoutMs * 2
  if (!environment) throw new MissingArgumentError('environment')
  const apiKey = config.apiKey ?? environment.apiKey
  if (!apiKey) throw new MissingArgumentError('apiKey')
  assertHeaderValue('apiKey', apiKey)
  assertHeaderValue('applicationKey', environment.applicationKey)
  assertHeaderValue('token', token)
  // In browsers and Node, longer timers fire immediately.
  if (!(timeoutMs > 0 && timeoutMs < 2 ** 31 && deadlineMs > 0)) {
    throw new TypeError('timeoutMs must be above 0 and below 2^31, deadlineMs above 0')
  }
  assertHeaders({ ...headers, ...(appInfo && { [clientNameHeader]: getClientName(appInfo) }) })

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
  // Next and others that prerender don't allow the time of day in server components.
  elapsedMs: () => performance.now(),
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
