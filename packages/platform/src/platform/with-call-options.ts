import { createPlatform } from './create-platform.ts'
import type { Platform } from './platform.ts'

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
 * @throws {TypeError} when a header contains characters that no header can carry
 */
export function withCallOptions(platform: Platform, { timeoutMs, headers }: CallOptions): Platform {
  return createPlatform({
    ...platform,
    ...(timeoutMs !== undefined && { timeoutMs, deadlineMs: undefined }),
    headers: { ...platform.headers, ...headers },
  })
}
