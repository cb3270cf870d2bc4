import { isPlatformError } from '@milepost/platform'
import type { Reading } from '@milepost/server'
import { logProblem } from '../base/log-problem.server.ts'

/** A list that figures do without where the platform cannot be asked: it is empty then, and the log says why. */
export async function listOrEmpty<Item>(
  read: () => Promise<Reading<readonly Item[]>>,
): Promise<readonly Item[]> {
  try {
    return (await read()).value
  } catch (error) {
    if (!isPlatformError(error)) throw error
    logProblem(error)
    return []
  }
}
