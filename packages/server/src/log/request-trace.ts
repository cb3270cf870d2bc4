import type { ProblemLine } from './problem-line.ts'
import type { ReadNote } from '../telemetry/telemetry.ts'

/** One request, as its answer, the log and measurements name it. */
export interface RequestTrace {
  /** Id for support requests and log lines. */
  readonly id: string
  /** The pattern of its route, such as `/fundraising/:slug`. */
  readonly route: string
  /** User-controlled parts of the URL, which are never logged. */
  readonly hidden: readonly string[]
  /** The header that tells another service which trace its work belongs to. */
  readonly traceparent: string | undefined
  /** Milliseconds since 1970, with fractions. */
  readonly clock: () => number
  readonly writeProblem: (line: ProblemLine) => void
  /** Notes a read that was made for this request. */
  readonly noteRead: (read: ReadNote) => void
  /** Notes that the page was made, and when. */
  readonly noteRender: (render: { startedMs: number; endedMs: number }) => void
}
