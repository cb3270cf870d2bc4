import { currentProblemLog, currentRequest, type ProblemLevel, problemText } from '@milepost/server'
import { problemLine } from './problem-line.ts'

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
