import { logProblem } from '../base/log-problem.server.ts'
import type { Services } from './services.ts'
import { createContentCheck } from './create-content-check.ts'

/**
 * Asks the content service again and again whether something was published, where the settings say how
 * often (`CONTENT_CHECK_MS`).
 *
 * @returns how to stop
 */
export function watchContent(services: Services): () => void {
  const everyMs = services.environment.contentCheckMs
  if (everyMs === 0) return () => undefined
  const check = createContentCheck(services)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isStopped = false
  async function again(): Promise<void> {
    try {
      await check()
    } catch (error) {
      logProblem(error)
    }
    // One check waits for the one before it.
    if (!isStopped) timer = setTimeout(() => void again(), everyMs)
  }
  void again()
  return () => {
    isStopped = true
    clearTimeout(timer)
  }
}
