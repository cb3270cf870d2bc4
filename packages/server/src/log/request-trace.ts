import type { ErrorLogEntry } from './format-error.ts'
import type { RecordedRead } from '../telemetry/telemetry.ts'
import { randomBytes } from 'node:crypto'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { LogWriter } from './log-writer.ts'

/** Id and recorders of one request, for its response, the log and telemetry. */
export interface RequestTrace {
  /** Request id in log lines and on error pages. */
  readonly id: string
  /** Route pattern, such as `/fundraising/:slug`. */
  readonly route: string
  /** User-controlled parts of the URL, which must not be logged. */
  readonly hidden: readonly string[]
  /** `traceparent` header for upstream requests; undefined if tracing is off. */
  readonly traceparent: string | undefined
  /** Wall clock, in ms since the Unix epoch, with fractions. */
  readonly clock: () => number
  readonly writeProblem: (line: ErrorLogEntry) => void
  /** Records a read that this request waited for. */
  readonly recordRead: (read: RecordedRead) => void
  readonly recordRender: (render: { startedMs: number; endedMs: number }) => void
}

/** Crockford's Base32, without I, L, O and U, because people read request ids out to each other. */
const requestIdAlphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const requestIdLength = 12

/** Creates a random request id of 12 characters (60 bits). */
export function createRequestId(): string {
  return Array.from(
    randomBytes(requestIdLength),
    (byte) => requestIdAlphabet[byte % requestIdAlphabet.length],
  ).join('')
}

const requestStorage = new AsyncLocalStorage<RequestTrace>()
const problemLogStorage = new AsyncLocalStorage<LogWriter['problem']>()

/** Returns the request of the current async context; undefined outside of requests. */
export function getCurrentRequest(): RequestTrace | undefined {
  return requestStorage.getStore()
}

/** Runs a function in the async context of a request. See `getCurrentRequest`. */
export function runForRequest<T>(trace: RequestTrace | undefined, work: () => T): T {
  return trace === undefined ? work() : requestStorage.run(trace, work)
}

/** Returns the error log of the current async context's site; undefined outside of sites. */
export function getCurrentProblemLog(): LogWriter['problem'] | undefined {
  return problemLogStorage.getStore()
}

/** Runs a function in the async context of a site, so that errors of all work that it starts go to the site's log. */
export function runForSite<T>(writeProblem: LogWriter['problem'], work: () => T): T {
  return problemLogStorage.run(writeProblem, work)
}
