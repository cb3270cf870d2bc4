import { type ErrorLevel, type ErrorLogEntry, formatLogEntry } from './format-error.ts'
import type { AccessLogEntry } from './access-log-entry.ts'

/** Log entry of a security event, such as a sign-in. */
export interface AuditLogEntry {
  time: string
  level: 'audit'
  event: string
  outcome: string
  id: string
  /** Client's network prefix, never its full IP address. */
  network?: string
  /** Site key, if the process serves several sites. */
  site?: string
}

/** Minimum level of log entries. Audit entries are always logged. */
export type LogLevel = 'info' | ErrorLevel

const logLevels: readonly LogLevel[] = ['info', 'warn', 'error']

export interface LogWriter {
  /** Writes an access log entry. Undefined if requests are not logged. */
  readonly request: ((line: AccessLogEntry) => void) | undefined
  readonly problem: (line: ErrorLogEntry) => void
  readonly audit: (line: AuditLogEntry) => void
}

/**
 * Creates a log writer.
 * @param log - `json` for JSON lines; `off` for plain text, without requests
 *
 * @param out - writes an access or audit line
 * @param err - writes an error or warning
 * @param options.site - site key, added to each line. @default none
 * @param options.level - minimum level. @default info
 */
export function createLogWriter(
  log: 'json' | 'off',
  { out, err }: { out: (line: string) => void; err: (line: string) => void },
  { level = 'info', ...of }: { site?: string; level?: LogLevel } = {},
): LogWriter {
  const isLogged = (lineLevel: LogLevel) => logLevels.indexOf(lineLevel) >= logLevels.indexOf(level)
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

/** Writes access and audit lines to stdout, errors and warnings to stderr. */
export const consoleOutput = {
  out: (line: string) => console.log(line),
  err: (line: string) => console.error(line),
}
