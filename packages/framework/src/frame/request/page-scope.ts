import { ContentUnavailableError, type SiteConfig, fetchOnboarding } from '@milepost/content'
import { formatMoney } from '@milepost/measures/format'
import type { Reading } from '@milepost/server'
import { type Project, projectCurrency } from '../../totals/project.ts'
import { isPlatformError } from '@milepost/platform'
import { siteMessages, type SiteMessages } from '../../messages/site-messages.ts'
import { loadProject } from '../../totals/load-project.ts'
import { loadSite, contentAge } from '../../services/load-site.ts'
import { logProblem } from '../../base/log-problem.server.ts'
import type { RequestScope } from '../../services/request-context.ts'
import { readKey } from '../../base/read-key.ts'

/** Maximum ages of a cached value, fresh and while revalidating, in ms. */
export interface CacheAge {
  readonly freshMs: number
  readonly staleMs: number
}

/** Scope of an application's server code: the stable part of a page's scope. */
export interface SiteScope {
  readonly site: SiteConfig
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string
  /** Project of the site; undefined if nothing is open for donations. */
  readonly project: Project | undefined
  /** The language of the page, as a tag of BCP 47. */
  readonly language: string
  /** Two letters, in lower case. */
  readonly country: string
  readonly now: () => Date
  /** An amount as money in the project's currency, from its minor units. */
  readonly money: (minor: number) => Promise<string>
  /** Awaits a read of the project. Returns undefined if the platform fails, and shortens the page's cache lifetime. */
  readonly readIfPossible: <Value>(
    read: () => Promise<Reading<Value>>,
  ) => Promise<Reading<Value> | undefined>
  /**
   * Reads from elsewhere, once for all visitors, and gives the last good value where that fails.
   *
   * @param key - a name of the application's own
   * @param age - fresh for 15 seconds and stale for 10 minutes if left out
   * @throws whatever `load` throws, when nothing good was ever read
   */
  readonly readCached: <Value>(
    key: string,
    load: () => Promise<Value>,
    age?: CacheAge,
  ) => Promise<Reading<Value>>
}

const defaultAge: CacheAge = { freshMs: 15_000, staleMs: 600_000 }

/** The part of a page's scope that applications work with. */
export function siteScope(scope: PageScope): SiteScope {
  const { site, project, country, messages, services } = scope
  return {
    site,
    origin: services.environment.origin,
    project,
    country,
    language: messages.language,
    now: services.now,
    money: async (minor) => formatMoney(minor, { currency: await projectCurrency(scope), country }),
    readIfPossible: (read) => readIfPossible(scope, read),
    readCached: (key, load, age = defaultAge) => services.reads.read(`own:${key}`, age, load),
  }
}

/** Scope of a page's loaders. */
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

/** A site with registration starts pages on the site, not on the platform. */
async function startingHere(
  project: Project | undefined,
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<Project | undefined> {
  if (project === undefined || project.hasEnded || !(await hasRegistration(scope))) return project
  return { ...project, startUrl: () => Promise.resolve('/register') }
}

/**
 * Awaits a read that the page can do without. If it fails, returns undefined and marks the page as incomplete, which
 * shortens its cache lifetime. Programming errors are rethrown.
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
