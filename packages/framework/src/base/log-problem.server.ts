import {
  createProblemLine,
  currentProblemLog,
  currentRequest,
  type ProblemLevel,
  problemText,
} from '@milepost/server'

/** Path segments with a fixed meaning, on the site and the platform. All others may contain personal data. */
const pathWords =
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Formats an error as a log entry. */
export const problemLine = createProblemLine({
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
})

const most = 1000
const logged = new Set<string>()

/** Writes down a warning the first time that it is said in this process. */
export function logOnce(line: string): void {
  if (logged.has(line)) return
  if (logged.size > most) logged.clear()
  logged.add(line)
  logProblem(line, 'warn')
}

/** Has each warning written down again: tests share a process. */
export function resetLogOnce(): void {
  logged.clear()
}

/**
 * Logs an error of a request with the request's id, or of a background task of a site. The line contains no personal
 * data.
 *
 * @param error - an error, or one of our own messages
 */
export function logProblem(error: unknown, level: ProblemLevel = 'error'): void {
  const trace = currentRequest()
  const line = problemLine(error, { level, trace, nowMs: trace?.clock() ?? Date.now() })
  const write = trace?.writeProblem ?? currentProblemLog()
  if (write) write(line)
  else console.error(problemText(line))
}
