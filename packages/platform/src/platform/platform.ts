import type { AxiosInstance } from 'axios'
import type { PlatformEnvironment } from '../environment/environments.ts'
import type { RequestInfo } from '../errors/errors.ts'
import { createPlatform } from './create-platform.ts'

/** Time source for deadlines and retries. Replace it in tests. */
export interface Clock {
  /** Current time in milliseconds since epoch. */
  now(): number
  /** Milliseconds from any start, for durations. @default `now` */
  elapsedMs?(): number
  /** Resolves after `delayMs`, or rejects with the signal's reason if it is aborted first. */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** A `fetch` function. If it ignores its signal, calls still time out, but its request goes on. */
export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The calling application. */
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
  /** Access token of the signed-in supporter. Sent only with calls that use it. */
  token?: string | undefined
  /** @default 'Bearer' */
  authType?: 'Bearer' | 'Basic' | undefined
  /** Sent as `x-client-name: {name}/{version}`. @default not sent */
  appInfo?: AppInfo | undefined
  /** Additional headers for every request. They override the default ones. @default none */
  headers?: Readonly<Record<string, string>> | undefined
  /** @default the runtime's `fetch`, looked up for each request */
  fetch?: FetchLike | undefined
  /**
   * The application's axios instance, used for REST calls. Its interceptors, headers, query parameters and other defaults apply, except
   * for URL, adapter, timeout, status validation and body parsing. Interceptors must return the response.
   *
   * @default an instance without interceptors
   */
  axios?: AxiosInstance | undefined
  /** Timeout of each attempt, in ms: more than 0, at most 2,147,483,647. @default 10000 */
  timeoutMs?: number | undefined
  /** Time limit of a read including all retries, in ms. @default twice `timeoutMs` */
  deadlineMs?: number | undefined
  /** Maximum number of retries of a read. @default 2 */
  retries?: number | undefined
  clock?: Clock | undefined
  /** Random source for retry jitter and generated slugs: 0 (inclusive) to 1 (exclusive). @default Math.random */
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

/** Emitted before each request. */
export interface RequestEvent extends RequestInfo {
  /** Number of the attempt, from 1. */
  readonly attempt: number
}

/** Emitted after each request has succeeded or failed. */
export interface ResponseEvent extends RequestEvent {
  /** undefined if there was no response: a network error, a timeout or an abort. */
  readonly status: number | undefined
  readonly durationMs: number
  /** ID of the request in the server's logs, if the server sent one. */
  readonly requestId: string | undefined
}

/** Emitted before each retry. */
export interface RetryEvent extends RequestEvent {
  /** Delay before the next attempt, in ms. */
  readonly delayMs: number
}

/**
 * Hooks for logs and metrics. Events contain no key, token, query or body. Paths may contain an ID, a slug or, for
 * `isEmailRegistered`, an email. Requests do not wait for hooks, and errors thrown by hooks are ignored.
 */
export interface PlatformHooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** `attempt` is the number of the next attempt, so at least 2. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
}

/** Options that override the platform's for some calls. */
export interface CallOptions {
  /** Timeout of each attempt, in ms. The deadline for a read, including retries, becomes twice this value. */
  timeoutMs?: number | undefined
  /** Headers to add to the platform's. They override headers with the same name. */
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * Returns a copy of the platform with other options: `fetchPage(withCallOptions(platform, { timeoutMs: 2000 }), …)`.
 *
 * @throws {TypeError} if a header contains invalid characters, or `timeoutMs` is out of range
 */
export function withCallOptions(platform: Platform, { timeoutMs, headers }: CallOptions): Platform {
  return createPlatform({
    ...platform,
    ...(timeoutMs !== undefined && { timeoutMs, deadlineMs: undefined }),
    headers: { ...platform.headers, ...headers },
  })
}
