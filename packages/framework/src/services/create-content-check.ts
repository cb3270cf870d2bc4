import { expiredKeys } from '@milepost/server'
import { logProblem } from '../telemetry/log-problem.server.ts'
import type { Services } from './services.ts'
import { contentProblems } from './content-problems.ts'

/** What of the services the check needs. */
type CheckedServices = Pick<Services, 'content' | 'renewContent' | 'expire' | 'environment' | 'now'>

/**
 * Creates a check of the content service: whatever was published since the last one is shown from the next
 * page on, and what is wrong in it is said, once. A content service that cannot be read changes nothing.
 *
 * @param say - takes a sentence about a document
 */
export function createContentCheck(
  services: CheckedServices,
  say: (problem: string) => void = (problem) => logProblem(`content: ${problem}`, 'warn'),
): () => Promise<void> {
  let known: string | undefined
  let said = new Set<string>()

  async function currentRef(): Promise<string | undefined> {
    try {
      return (await services.renewContent().service.getMasterRef()).ref
    } catch {
      return undefined
    }
  }

  return async () => {
    const ref = await currentRef()
    if (ref === undefined || ref === known) return
    const isEdit = known !== undefined
    known = ref
    if (isEdit) services.expire(expiredKeys([], ['content:']), services.now().getTime())
    const problems = await contentProblems(services.content, services.environment.content.uid)
    for (const problem of problems) if (!said.has(problem)) say(problem)
    said = new Set(problems)
  }
}
