import {
  createErrorFormatter,
  getCurrentProblemLog,
  getCurrentRequest,
  type ErrorLevel,
  formatLogEntry,
} from '@milepost/server'

/** Path segments of the site and the platform with a fixed meaning. All others may be personal data, so they are not logged. */
const pathWords =
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Converts an error to a log line without personal data. */
export const formatError = createErrorFormatter({
  pathWords,
  expected: [
    'HttpError',
    'NoResponseError',
    'TimeoutError',
    'GraphError',
    'NotFoundError',
    'RefusedError',
    'UnsupportedError',
    'ContentError',
    'ContentUnavailableError',
    'SiteMissingError',
  ],
  quotesOwn: ['ContentError', 'SiteMissingError'],
  keepsAll: () => typeof process === 'object' && process.env['NODE_ENV'] === 'development',
})

const maxEntries = 1000
const logged = new Set<string>()

/** Logs a warning once per process. Very many different warnings reset this memory. */
export function logOnce(line: string): void {
  if (logged.has(line)) return
  if (logged.size > maxEntries) logged.clear()
  logged.add(line)
  logProblem(line, 'warn')
}

/** Makes `logOnce` log each warning again. For tests, which share a process. */
export function resetLogOnce(): void {
  logged.clear()
}

/**
 * Logs an error to the log of the current request or site, without personal data. Outside of both, it logs to stderr.
 *
 * @param error - an error, or one of our messages
 */
export function logProblem(error: unknown, level: ErrorLevel = 'error'): void {
  const trace = getCurrentRequest()
  const line = formatError(error, { level, trace, nowMs: trace?.clock() ?? Date.now() })
  const write = trace?.writeProblem ?? getCurrentProblemLog()
  if (write) write(line)
  else console.error(formatLogEntry(line))
}
