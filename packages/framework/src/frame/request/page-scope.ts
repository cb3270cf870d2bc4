import { ContentUnavailableError, type SiteConfig } from '@milepost/content'
import { isPlatformError } from '@milepost/platform'
import { type SiteMessages, siteMessages } from '../../messages/site-messages.ts'
import { loadProject } from '../../totals/load-project.ts'
import type { Project } from '../../totals/project.ts'
import type { Reading } from '@milepost/server'
import { loadSite } from '../../services/load-site.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import type { RequestScope } from '../../services/request-context.ts'
import { hasRegistration } from './has-registration.ts'

/** What the loaders of a page work with. */
export interface PageScope extends RequestScope {
  readonly site: SiteConfig
  /** Undefined when nothing is open to give to. */
  readonly project: Project | undefined
  readonly messages: SiteMessages
  readonly country: string
}

/** Loads what every page needs: the site's configuration, and the project it names. */
export async function loadPageScope(scope: RequestScope): Promise<PageScope> {
  const site = await loadSite(scope.services)
  return {
    ...scope,
    site,
    project: await startingHere(loadProject(site, scope.services), { ...scope, site }),
    messages: await siteMessages(site, scope.services.language),
    country: site.localisation.country,
  }
}

/** A site that has a registration of its own starts pages there, not on the platform. */
async function startingHere(
  project: Project | undefined,
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<Project | undefined> {
  if (project === undefined || project.hasEnded || !(await hasRegistration(scope))) return project
  return { ...project, startUrl: () => Promise.resolve('/register') }
}

/**
 * Waits for a read whose failure a page survives: undefined then, and the page is marked so that it
 * is not kept for long. An error of our own making is thrown on.
 */
export async function readIfPossible<T>(
  { facts }: Pick<RequestScope, 'facts'>,
  read: () => Promise<Reading<T>>,
): Promise<Reading<T> | undefined> {
  try {
    const reading = await read()
    if (reading.isLastGood) facts.isDegraded = true
    return reading
  } catch (error) {
    if (!isPlatformError(error) && !(error instanceof ContentUnavailableError)) throw error
    logProblem(error)
    facts.isDegraded = true
    return undefined
  }
}
