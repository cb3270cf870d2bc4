import { type ErrorLevel, type ErrorLogEntry, formatLogEntry } from './format-error.ts'
import type { RequestLine } from './request-line.ts'

/** An audit event, such as a successful or failed sign-in. */
export interface AuditLine {
  time: string
  level: 'audit'
  event: string
  outcome: string
  id: string
  /** Network prefix of the client; never its full IP address. */
  network?: string
  /** Key of the site, if the process serves several. */
  site?: string
}

/** Minimum level that is logged. Audit lines are always logged. */
export type LogLevel = 'info' | ErrorLevel

const levels: readonly LogLevel[] = ['info', 'warn', 'error']

export interface LogWriter {
  /** Undefined if requests are not logged. */
  readonly request: ((line: RequestLine) => void) | undefined
  readonly problem: (line: ErrorLogEntry) => void
  readonly audit: (line: AuditLine) => void
}

/**
 * Creates a log writer: JSON lines for programs, or sentences for people.
 *
 * @param out - receives each request and audit line
 * @param err - receives each problem line
 * @param options.site - key of the site, which is added to each line. @default none
 * @param options.level - minimum level of request and problem lines. @default info
 */
export function createLogWriter(
  log: 'json' | 'off',
  { out, err }: { out: (line: string) => void; err: (line: string) => void },
  { level = 'info', ...of }: { site?: string; level?: LogLevel } = {},
): LogWriter {
  const isLogged = (lineLevel: LogLevel) => levels.indexOf(lineLevel) >= levels.indexOf(level)
  const toProblem = log === 'json' ? JSON.stringify : formatLogEntry
  const problem = (line: ErrorLogEntry) => {
    if (isLogged(line.level)) err(toProblem({ ...line, ...of }))
  }
  if (log === 'json') {
    return {
      request: isLogged('info')
        ? (line) => out(JSON.stringify({ level: 'info', ...line, ...of }))
        : undefined,
      problem,
      audit: (line) => out(JSON.stringify({ ...line, ...of })),
    }
  }
  return {
    request: undefined,
    problem,
    audit: ({ time, event, outcome, id, network = 'unknown' }) =>
      out(
        `${of.site === undefined ? '' : `${of.site}: `}audit: ${time} ${event} ${outcome} (request ${id}, network ${network})`,
      ),
  }
}

/** Default output: requests and audit events to stdout, problems to stderr. */
export const consoleLines = {
  out: (line: string) => console.log(line),
  err: (line: string) => console.error(line),
}
