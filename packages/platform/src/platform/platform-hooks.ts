import type { RequestFacts } from '../errors/platform-error.ts'

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
