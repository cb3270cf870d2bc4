import { type ProblemLevel, type ProblemLine, problemText } from './problem-line.ts'
import type { RequestLine } from './request-line.ts'

/** An audit event, such as a successful or failed sign-in. */
export interface AuditLine {
  time: string
  level: 'audit'
  event: string
  outcome: string
  id: string
  /** The network that it came from, never the whole address. */
  network?: string
  /** The key of the site, where the process has several. */
  site?: string
}

/** Least important level that is logged. Audit lines are always logged. */
export type LogLevel = 'info' | ProblemLevel

const levels: readonly LogLevel[] = ['info', 'warn', 'error']

export interface LogWriter {
  /** Undefined to disable request logging. */
  readonly request: ((line: RequestLine) => void) | undefined
  readonly problem: (line: ProblemLine) => void
  readonly audit: (line: AuditLine) => void
}

/**
 * Writes the log: lines of JSON for programs, or sentences for people.
 *
 * @param out - takes what is usual, a line at a time
 * @param err - takes problems
 * @param options.site - the key of the site whose lines these are. Each line names it. @default lines name none
 * @param options.level - @default info
 */
export function createLogWriter(
  log: 'json' | 'off',
  { out, err }: { out: (line: string) => void; err: (line: string) => void },
  { level = 'info', ...of }: { site?: string; level?: LogLevel } = {},
): LogWriter {
  const isLogged = (lineLevel: LogLevel) => levels.indexOf(lineLevel) >= levels.indexOf(level)
  const toProblem = log === 'json' ? JSON.stringify : problemText
  const problem = (line: ProblemLine) => {
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

/** Default log output: information to standard output, errors to standard error. */
export const consoleLines = {
  out: (line: string) => console.log(line),
  err: (line: string) => console.error(line),
}
