import {
  createProblemLine,
  currentProblemLog,
  currentRequest,
  type ProblemLevel,
  problemText,
} from '@milepost/server'

/** Parts of paths that name kinds of things, here and on the platform; all others may name somebody. */
const pathWords =
  `about account accounts activities api apps authenticate available bulk campaign campaigns charity
  complete connect content data donate donation donations donationsleaderboards donationtotal event events
  fitness fundraising fundraising-edit graphql healthz iam images isAvailable join justgiving leaderboard
  leave lite login media metadata metrics onesearch pagebyid pages proxy readyz ref refresh register reports
  search services shortNames sign-in sign-up styles suggest tags teams teamsv2 teamsv3 token totals`
    .split(/\s+/)
    .filter((word) => word !== '')

/** Puts what went wrong on the site into a line of the log. */
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
 * Writes down what went wrong while a request was answered, with the request's id, or in the background for a site.
 * Nothing of it says who asked or for whom.
 *
 * @param error - an error, or a sentence of ours
 */
export function logProblem(error: unknown, level: ProblemLevel = 'error'): void {
  const trace = currentRequest()
  const line = problemLine(error, { level, trace, nowMs: trace?.clock() ?? Date.now() })
  const write = trace?.writeProblem ?? currentProblemLog()
  if (write) write(line)
  else console.error(problemText(line))
}
