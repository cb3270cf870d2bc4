import {
  createErrorFormatter,
  getCurrentProblemLog,
  getCurrentRequest,
  type ErrorLevel,
  formatLogEntry,
} from '@milepost/server'

/** Fixed path segments of the site and the platform. All others may be personal data, so they are not logged. */
const loggedPathSegments =
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Converts an error to a log entry without personal data. */
export const formatError = createErrorFormatter({
  pathWords: loggedPathSegments,
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

const maxLoggedWarnings = 1000
const loggedWarnings = new Set<string>()

/** Logs a warning once per process. After 1,000 different warnings, they can be logged again. */
export function warnOnce(line: string): void {
  if (loggedWarnings.has(line)) return
  if (loggedWarnings.size > maxLoggedWarnings) loggedWarnings.clear()
  loggedWarnings.add(line)
  logProblem(line, 'warn')
}

/** Makes `warnOnce` log every warning again. For tests, which share a process. */
export function resetWarnOnce(): void {
  loggedWarnings.clear()
}

/**
 * Logs an error without personal data, to the log of the current request or site, otherwise to stderr.
 *
 * @param error - an error, or a message without personal data
 */
export function logProblem(error: unknown, level: ErrorLevel = 'error'): void {
  const trace = getCurrentRequest()
  const line = formatError(error, { level, trace, nowMs: trace?.clock() ?? Date.now() })
  const write = trace?.writeProblem ?? getCurrentProblemLog()
  if (write) write(line)
  else console.error(formatLogEntry(line))
}
