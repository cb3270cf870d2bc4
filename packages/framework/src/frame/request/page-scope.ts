import {
  ContentError,
  ContentUnavailableError,
  fetchOnboarding,
  type SiteConfig,
} from '@milepost/content'
import { formatMoney } from '@milepost/measures/format'
import { isNotFoundError, isPlatformError } from '@milepost/platform'
import {
  type CachedValue,
  getCurrentRequest,
  type RefusalMessage,
  type RefusedStatus,
} from '@milepost/server'
import { data, type RouterContextProvider } from 'react-router'
import { logProblem } from '../../base/log-problem.server.ts'
import { createReadKey } from '../../base/read-key.ts'
import {
  englishMessages,
  getSiteMessages,
  type SiteMessages,
} from '../../messages/site-messages.ts'
import { getContentCacheAge, loadSite, SiteMissingError } from '../../services/load-site.ts'
import { type RequestScope, requestScope } from '../../services/request-context.ts'
import type { Services } from '../../services/services.ts'
import { loadProject } from '../../totals/load-project.ts'
import { type Project, getProjectCurrency } from '../../totals/project.ts'
import type { PageProblem } from './page-problem.ts'

/** Time in which a cached value is fresh, and age up to which it may be served stale, in ms. */
export interface CacheAge {
  readonly freshMs: number
  readonly staleMs: number
}

/** Stable part of a page's scope, for an application's server code. */
export interface SiteScope {
  readonly site: SiteConfig
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string
  /** Project of the site; undefined if it has none. */
  readonly project: Project | undefined
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** Two-letter country code in lower case. */
  readonly country: string
  readonly now: () => Date
  /** Formats minor units in the project's currency. */
  readonly money: (minor: number) => Promise<string>
  /**
   * Awaits a read. If it fails because the platform or the CMS is unreachable, returns undefined and shortens the page's cache
   * lifetime.
   */
  readonly readIfPossible: <Value>(
    read: () => Promise<CachedValue<Value>>,
  ) => Promise<CachedValue<Value> | undefined>
  /**
   * Reads from another source with caching for all visitors. If the source fails, the last known good value is returned.
   *
   * @param key - cache key, unique in the application
   * @param age - default: fresh for 15 seconds, served stale for up to 10 minutes
   * @throws the error of `load` if no last known good value is available
   */
  readonly readCached: <Value>(
    key: string,
    load: () => Promise<Value>,
    age?: CacheAge,
  ) => Promise<CachedValue<Value>>
}

const defaultAge: CacheAge = { freshMs: 15_000, staleMs: 600_000 }

/** Returns the stable part of a page's scope. */
export function getSiteScope(scope: PageScope): SiteScope {
  const { site, project, country, messages, services } = scope
  return {
    site,
    origin: services.environment.origin,
    project,
    country,
    language: messages.language,
    now: services.now,
    money: async (minor) =>
      formatMoney(minor, { currency: await getProjectCurrency(scope), country }),
    readIfPossible: (read) => readIfPossible(scope, read),
    readCached: (key, load, age = defaultAge) =>
      services.reads.read(`own:${key}`, { ...age, kind: 'custom' }, load),
  }
}

/** Scope of a page's loader. */
export interface PageScope extends RequestScope {
  readonly site: SiteConfig
  /** Undefined if the site has no project. */
  readonly project: Project | undefined
  readonly messages: SiteMessages
  readonly country: string
}

/** Loads the data that every page needs: the site's document, its project and its messages. */
export async function loadPageScope(scope: RequestScope): Promise<PageScope> {
  const site = await loadSite(scope.services)
  return {
    ...scope,
    site,
    project: await withSiteRegistration(loadProject(site, scope.services), { ...scope, site }),
    messages: await getSiteMessages(site, scope.services.language),
    country: site.localisation.country,
  }
}

/**
 * Runs a page's loader or action with its scope. Errors become responses as in {@link withPageProblems}.
 *
 * @param load - returns undefined if the page does not exist; the response is a 404 then
 */
export function loadInPageScope<T>(
  context: Readonly<RouterContextProvider>,
  load: (scope: PageScope) => T | Promise<T>,
): Promise<Exclude<T, undefined>> {
  return withPageProblems(async () => {
    const loaded = await load(await loadPageScope(requestScope(context)))
    if (loaded === undefined) throw notFound()
    return loaded as Exclude<T, undefined>
  })
}

/** Returns the project with the site's registration as `startUrl`, if the site has one. Otherwise returns it unchanged. */
async function withSiteRegistration(
  project: Project | undefined,
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<Project | undefined> {
  if (project === undefined || project.hasEnded || !(await hasRegistration(scope))) return project
  return { ...project, startUrl: () => Promise.resolve('/register') }
}

/** Awaits an optional cache read; see {@link ifPossible}. A last known good value also marks the page as degraded. */
export async function readIfPossible<T>(
  scope: Pick<RequestScope, 'facts'>,
  read: () => Promise<CachedValue<T>>,
): Promise<CachedValue<T> | undefined> {
  const reading = await ifPossible(scope, read)
  if (reading?.isLastGood) scope.facts.isDegraded = true
  return reading
}

/**
 * Awaits optional data. If the platform or the CMS fails, returns undefined and marks the page as degraded, which shortens its
 * cache lifetime. Programming errors are rethrown.
 */
export async function ifPossible<T>(
  { facts }: Pick<RequestScope, 'facts'>,
  load: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await load()
  } catch (error) {
    if (!isPlatformError(error) && !(error instanceof ContentUnavailableError)) throw error
    logProblem(error)
    facts.isDegraded = true
    return undefined
  }
}

/** Whether the site has its own registration. False if its document is missing, invalid or unreachable. */
export async function hasRegistration(
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<boolean> {
  if (scope.services.excludedRoutes.includes('register')) return false
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
    createReadKey('content:onboarding', id, uid),
    getContentCacheAge(services),
    () => fetchOnboarding(services.content, site),
  )
  return reading.value?.registration[0]
}

const kinds = {
  400: 'request',
  403: 'origin',
  405: 'method',
  413: 'size',
  414: 'address',
  415: 'kind',
  421: 'host',
  429: 'often',
  503: 'busy',
} as const satisfies Record<Exclude<RefusedStatus, 404>, string>

/** Returns the title and text of the error page for a rejected request. */
export function getRefusalMessage(messages: SiteMessages, status: RefusedStatus): RefusalMessage {
  const { shell, refused } = messages
  if (status === 404) return { title: shell.notFoundTitle, text: shell.notFoundText }
  const kind = kinds[status]
  return { title: refused[`${kind}Title`], text: refused[`${kind}Text`] }
}

/** Returns the same in the site's messages, or in the default ones if the site cannot be read. */
export async function getSiteRefusalMessage(
  services: Services,
  status: RefusedStatus,
): Promise<RefusalMessage> {
  try {
    return getRefusalMessage(
      await getSiteMessages(await loadSite(services), services.language),
      status,
    )
  } catch {
    return getRefusalMessage(englishMessages, status)
  }
}

/** Returns a 404 to throw if a page does not exist. */
export function notFound(): ReturnType<typeof data<PageProblem>> {
  return data<PageProblem>({ kind: 'not-found' }, { status: 404 })
}

/** Returns a response to throw if a request is rejected. */
export function createRefusedResponse(
  status: RefusedStatus,
  messages: SiteMessages,
): ReturnType<typeof data<PageProblem>> {
  return data<PageProblem>({ kind: 'refused', ...getRefusalMessage(messages, status) }, { status })
}

/**
 * Parses the form data of a request.
 *
 * @throws `data` with status 400 if it is invalid, for example incomplete multipart data
 */
export async function readForm(request: Request, messages: SiteMessages): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw createRefusedResponse(400, messages)
  }
}

/**
 * Runs a page's loader, and maps errors to responses: 404 for missing pages, 503 for unreachable upstreams, 500 for invalid
 * documents (with name and field) and other errors. All except 404s are logged, and contain the request id.
 */
export async function withPageProblems<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (error) {
    const problem = getProblem(error)
    // Thrown responses (redirects and 404s) pass through.
    if (problem === undefined) throw error
    if (problem.kind === 'not-found') throw data(problem, { status: 404 })
    logProblem(error)
    throw data({ ...problem, reference: getCurrentRequest()?.id }, { status: getStatus(problem) })
  }
}

function getProblem(error: unknown): PageProblem | undefined {
  if (error instanceof ContentError || error instanceof SiteMissingError) {
    return { kind: 'broken-content', problem: error.message }
  }
  if (isNotFoundError(error) || isUnknownPreview(error)) return { kind: 'not-found' }
  if (error instanceof ContentUnavailableError || isPlatformError(error))
    return { kind: 'unavailable' }
  return error instanceof Error ? { kind: 'unexpected' } : undefined
}

/** Whether the request named an unknown or expired preview, which is not an outage. */
function isUnknownPreview(error: unknown): boolean {
  return error instanceof ContentUnavailableError && error.reason === 'no-such-ref'
}

function getStatus({ kind }: PageProblem): number {
  return kind === 'unavailable' ? 503 : 500
}
