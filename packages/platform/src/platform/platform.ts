import type { AxiosInstance } from 'axios'
import type { PlatformEnvironment } from '../environment/environments.ts'
import type { RequestFacts } from '../errors/errors.ts'
import { createPlatform } from './create-platform.ts'

/** The time, and waiting. Tests give a clock of their own. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number
  /** Resolves after `delayMs`; rejects with the signal's reason when that is aborted first. */
  wait(delayMs: number, signal?: AbortSignal): Promise<void>
}

/** The `fetch` that requests go through. */
export type FetchLike = (input: string | URL | Request, init?: RequestInit) => Promise<Response>

/** The program that calls. */
export interface AppInfo {
  /** Such as `charity-site`. */
  readonly name: string
  readonly version?: string | undefined
}

/** What `createPlatform` takes. Only the environment and its API key are required. */
export interface PlatformConfig extends PlatformHooks {
  environment: PlatformEnvironment
  /** The API key, where the environment does not carry it. */
  apiKey?: string | undefined
  /** The access token of a signed-in supporter, sent only by calls that use one. */
  token?: string | undefined
  /** @default 'Bearer' */
  authType?: 'Bearer' | 'Basic' | undefined
  /** Sent as `x-client-name: {name}/{version}`. @default no such header */
  appInfo?: AppInfo | undefined
  /** Sent with every request; they win over the usual ones. @default none */
  headers?: Readonly<Record<string, string>> | undefined
  /** @default the runtime's own, looked up at each request */
  fetch?: FetchLike | undefined
  /**
   * The application's axios instance, for calls of the REST API. Its interceptors, headers, parameters and other defaults apply.
   * URL, adapter, timeout, accepted statuses and the reading of bodies stay the platform's. Interceptors must pass the response on.
   *
   * @default an instance without interceptors
   */
  axios?: AxiosInstance | undefined
  /** Time limit of one attempt, in ms: over 0, at most 2,147,483,647. @default 10000 */
  timeoutMs?: number | undefined
  /** The longest that a read may take with all its retries. @default twice `timeoutMs` */
  deadlineMs?: number | undefined
  /** How many times a failed read is tried again. @default 2 */
  retries?: number | undefined
  clock?: Clock | undefined
  /** A number from 0 up to 1, which spreads retries out. @default Math.random */
  random?: (() => number) | undefined
}

/** A platform to call: configuration only, with every default filled in. Made by `createPlatform`. */
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
  /** 1, and one more for each time that it is sent again. */
  readonly attempt: number
}

/** How a request ended. */
export interface ResponseEvent extends RequestEvent {
  /** undefined where no answer came: no connection, a time-out, or the caller gave up. */
  readonly status: number | undefined
  readonly durationMs: number
  /** The id that the server gives the request, where it gives one. */
  readonly requestId: string | undefined
}

/** A request that is going to be sent again. */
export interface RetryEvent extends RequestEvent {
  /** How long it waits before the next attempt, in milliseconds. */
  readonly delayMs: number
}

/**
 * Who is told of every request, such as a log or a meter. They get facts alone: no key, no token, no
 * query and no body. A path may contain an id, a short name or, of `isEmailRegistered`, an address.
 * Nothing waits for them, and what they throw is dropped.
 */
export interface PlatformHooks {
  readonly onRequest?: ((event: RequestEvent) => unknown) | undefined
  readonly onResponse?: ((event: ResponseEvent) => unknown) | undefined
  /** `attempt` is the one to come, from 2. */
  readonly onRetry?: ((event: RetryEvent) => unknown) | undefined
}

/** What one call may have of its own. */
export interface CallOptions {
  /** The longest that one attempt may take; a read with its retries takes twice that at most. */
  timeoutMs?: number | undefined
  /** Sent beside the platform's own headers; they win. */
  headers?: Readonly<Record<string, string>> | undefined
}

/**
 * The platform for one call, or for some: `fetchPage(withCallOptions(platform, { timeoutMs: 2000 }), …)`.
 * What is not given stays.
 *
 * @throws {TypeError} when a header contains characters that no header can carry, and for an invalid `timeoutMs`
 */
export function withCallOptions(platform: Platform, { timeoutMs, headers }: CallOptions): Platform {
  return createPlatform({
    ...platform,
    ...(timeoutMs !== undefined && { timeoutMs, deadlineMs: undefined }),
    headers: { ...platform.headers, ...headers },
  })
}
