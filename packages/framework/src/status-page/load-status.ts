import { isCheckoutDown } from '../bad-days/is-checkout-down.ts'
import type { PageScope } from '../request/page-scope.ts'
import { readIfPossible } from '../request/page-scope.ts'
import type { StatusView } from './status-view.ts'
import { type GivingState, toStatusView } from './to-status-view.ts'

/** Finds out how a site is just now. The page is not cached. */
export async function loadStatus(scope: PageScope): Promise<StatusView> {
  const { site, services, project } = scope
  scope.facts.isPrivate = true
  // A process that has just been started knows nothing until something is read.
  if (project) await readIfPossible(scope, () => project.summary())
  return toStatusView(
    {
      site: site.meta.title || site.uid,
      status: services.status.read(),
      giving: await givingOf(scope),
    },
    scope,
  )
}

async function givingOf(scope: PageScope): Promise<GivingState> {
  const { otherWays } = scope.site
  if (otherWays?.isPaused) return 'paused'
  if (scope.project === undefined) return 'none'
  if (!(await isCheckoutDown(scope))) return 'open'
  return otherWays === undefined ? 'down' : 'otherWays'
}
