import type { AxiosInstance } from 'axios'
import type { PlatformEnvironment } from '../environment/environments.ts'
import type { RequestFacts } from '../errors/errors.ts'
import { createPlatform } from './create-platform.ts'

/** Time source of timeouts and retries. Replace it in tests. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `delayMs`. Rejects with the signal's reason if the signal is aborted first. */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** A `fetch` function. It must honour the signal. */
export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The calling program. */
export interface AppInfo {
  /** For example, `charity-site`. */
  readonly name: string
  readonly version?: string | undefined
}

/** Configuration of a platform. Only the environment and its API key are required. */
export interface PlatformConfig extends PlatformHooks {
  environment: PlatformEnvironment
  /** @default the environment's API key */
  apiKey?: string | undefined
  /** Access token of the signed-in supporter. Sent only by calls that need it. */
  token?: string | undefined
  /** @default 'Bearer' */
  authType?: 'Bearer' | 'Basic' | undefined
  /** Sent as `x-client-name: {name}/{version}`. @default not sent */
  appInfo?: AppInfo | undefined
  /** Sent with every request. They override the default headers. @default none */
  headers?: Readonly<Record<string, string>> | undefined
  /** @default the runtime's `fetch`, looked up for each request */
  fetch?: FetchLike | undefined
  /**
   * The application's axios instance for the REST API. Its interceptors, headers, parameters and other defaults apply. URL,
   * adapter, timeout, accepted statuses and body parsing stay the platform's. Interceptors must return the response.
   *
   * @default an instance without interceptors
   */
  axios?: AxiosInstance | undefined
  /** Time limit of one attempt, in ms: over 0, at most 2,147,483,647. @default 10000 */
  timeoutMs?: number | undefined
  /** Time limit of a read with all its retries, in ms. @default twice `timeoutMs` */
  deadlineMs?: number | undefined
  /** Maximum number of retries of a read. @default 2 */
  retries?: number | undefined
  clock?: Clock | undefined
  /** Jitter of retries, from 0 (inclusive) to 1 (exclusive). @default Math.random */
  random?: (() => number) | undefined
}

/** Frozen configuration with all defaults, created by `createPlatform`. */
export interface Platform extends PlatformHooks {
  readonly environment: PlatformEnvironment
  readonly token: string | undefined
  readonly authType: 'Bearer' | 'Basic'
  readonly appInfo: AppInfo | undefined
  readonly headers: Readonly<Record<string, string>>
  readonly fetch: FetchLike | undefined
  readonly axios: AxiosInstance | undefined
  readonly timeoutMs: number
  readonly deadlineMs: number
  readonly retries: number
  readonly clock: Clock
  readonly random: () => number
}

/** A request that is about to be sent. */
export interface RequestEvent extends RequestFacts {
  /** From 1. */
  readonly attempt: number
}

/** The end of a request. */
export interface ResponseEvent extends RequestEvent {
  /** undefined without a response: no connection, a timeout, or an abort. */
  readonly status: number | undefined
  readonly durationMs: number
  /** ID of the request in the server's logs, if the server sent one. */
  readonly requestId: string | undefined
}

/** A request that is about to be retried. */
export interface RetryEvent extends RequestEvent {
  /** Delay before the next attempt, in ms. */
  readonly delayMs: number
}

/**
 * Observers of requests, for logs and metrics. Events contain no key, token, query or body. Paths may contain an ID, a slug or, for
 * `isEmailRegistered`, an email. Nothing waits for observers, and their errors are ignored.
 */
export interface PlatformHooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** `attempt` is the next attempt, from 2. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
}

/** Options of some calls. */
export interface CallOptions {
  /** Time limit of one attempt, in ms. Reads with all retries get twice that. */
  timeoutMs?: number | undefined
  /** Sent in addition to the platform's headers, which they override. */
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns the platform with other options: `fetchPage(withCallOptions(platform, { timeoutMs: 2000 }), …)`.
 *
 * @throws {TypeError} for a header with invalid characters, and for an invalid `timeoutMs`
 */
export function withCallOptions(platform: Platform, { timeoutMs, headers }: CallOptions): Platform {
  return createPlatform({
    ...platform,
    ...(timeoutMs !== undefined && { timeoutMs, deadlineMs: undefined }),
    headers: { ...platform.headers, ...headers },
  })
}
