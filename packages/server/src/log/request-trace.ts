import type { ErrorLogEntry } from './format-error.ts'
import type { ReadNote } from '../telemetry/telemetry.ts'

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
