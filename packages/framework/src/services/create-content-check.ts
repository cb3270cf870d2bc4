import { expiredKeys } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'
import type { Services } from './services.ts'
import { contentProblems } from './content-problems.ts'
import { unsupportedContent } from './unsupported-content.ts'

/**
 * Creates a check of the content: whatever was published since the last one is shown from the next
 * page on, and what is wrong in it, or asks for what the application's own platform cannot do, is said, once. A source that cannot be read changes nothing.
 *
 * @param say - takes a sentence about a document
 */
export function createContentCheck(
  services: Services,
  say: (problem: string) => void = (problem) => logProblem(`content: ${problem}`, 'warn'),
): () => Promise<void> {
  let known: string | undefined
  let said = new Set<string>()

  async function currentVersion(): Promise<string | undefined> {
    try {
      return await services.content.source.version()
    } catch {
      return undefined
    }
  }

  return async () => {
    const version = await currentVersion()
    if (version === undefined || version === known) return
    const isEdit = known !== undefined
    known = version
    if (isEdit) services.expire(expiredKeys([], ['content:']), services.now().getTime())
    const problems = [
      ...(await contentProblems(services.content, services.environment.content.uid)),
      ...(services.hasOwnPlatform ? await unsupportedContent(services) : []),
    ]
    for (const problem of problems) if (!said.has(problem)) say(problem)
    said = new Set(problems)
  }
}
