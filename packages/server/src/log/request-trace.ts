import type { ProblemLine } from './problem-line.ts'
import type { ReadNote } from '../telemetry/telemetry.ts'

/** One request, as its answer, the log and measurements name it. */
export interface RequestTrace {
  /** What a visitor can tell support, and a log line begins with. */
  readonly id: string
  /** The pattern of its route, such as `/fundraising/:slug`. */
  readonly route: string
  /** The words of its address that somebody chose: no log line contains them. */
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
