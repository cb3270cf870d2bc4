import { fetchOnboarding } from '@milepost/content'
import type { PageScope } from './page-scope.ts'
import { contentAge } from '../../services/load-site.ts'
import { readKey } from '../../base/read-key.ts'
import { logProblem } from '../../base/log-problem.server.ts'

/** Whether pages are started on this site. A document that cannot be read or used is none. */
export async function hasRegistration(
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<boolean> {
  if (scope.services.leftOut.includes('register')) return false
  try {
    return (await loadSlice(scope)) !== undefined
  } catch (error) {
    logProblem(error, 'warn')
    return false
  }
}

export async function loadSlice({ site, services }: Pick<PageScope, 'site' | 'services'>) {
  if (site.onboarding === undefined) return undefined
  const { id, uid } = site.onboarding
  const reading = await services.reads.read(
    readKey('content:onboarding', id, uid),
    contentAge(services),
    () => fetchOnboarding(services.content, site),
  )
  return reading.value?.registration[0]
}
