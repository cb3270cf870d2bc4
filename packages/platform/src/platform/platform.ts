import type { AxiosInstance } from 'axios'
import type { PlatformEnvironment } from '../environment/platform-environment.ts'
import type { PlatformHooks } from './platform-hooks.ts'

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
  /** The longest that one attempt may take. @default 10000 */
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
