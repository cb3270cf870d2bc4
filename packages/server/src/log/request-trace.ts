import type { ErrorLogEntry } from './format-error.ts'
import type { ReadNote } from '../telemetry/telemetry.ts'
import { randomBytes } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogWriter } from './log-writer.ts'

/** Context of one request, for its response, the log and telemetry. */
export interface RequestTrace {
  /** Id in log lines and on error pages. */
  readonly id: string
  /** Route pattern, such as `/fundraising/:slug`. */
  readonly route: string
  /** User-controlled parts of the URL, which are never logged. */
  readonly hidden: readonly string[]
  /** `traceparent` header for upstream requests; undefined if tracing is off. */
  readonly traceparent: string | undefined
  /** Milliseconds since 1970, with fractions. */
  readonly clock: () => number
  readonly writeProblem: (line: ErrorLogEntry) => void
  /** Records a read that this request waited for. */
  readonly noteRead: (read: ReadNote) => void
  readonly noteRender: (render: { startedMs: number; endedMs: number }) => void
}

/** Crockford's Base32, without I, L, O and U, because people read request ids out to each other. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 12

/** Creates a random request id of twelve characters (60 bits). */
export function createRequestId(): string {
  return Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('')
}

const requests = new AsyncLocalStorage<RequestTrace>()
const sites = new AsyncLocalStorage<LogWriter['problem']>()

/** Returns the request that the current async context belongs to; undefined outside of requests. */
export function getCurrentRequest(): RequestTrace | undefined {
  return requests.getStore()
}

/** Runs a function in the async context of a request. See `getCurrentRequest`. */
export function runForRequest<T>(trace: RequestTrace | undefined, work: () => T): T {
  return trace === undefined ? work() : requests.run(trace, work)
}

/** Returns the problem log of the current site; undefined outside of sites. */
export function getCurrentProblemLog(): LogWriter['problem'] | undefined {
  return sites.getStore()
}

/**
 * Runs a function in the async context of a site. Problems of all work that it starts are written to the site's log, even after
 * the request has ended.
 */
export function runForSite<T>(writeProblem: LogWriter['problem'], work: () => T): T {
  return sites.run(writeProblem, work)
}
