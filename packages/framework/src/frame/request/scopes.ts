import { ContentUnavailableError, type SiteConfig } from '@milepost/content'
import { formatMoney } from '@milepost/measures/format'
import { isPlatformError } from '@milepost/platform'
import {
  type RenderFacts,
  type CachedValue,
  recordReads,
  type RefusedStatus,
  type RequestTrace,
} from '@milepost/server'
import { createContext, RouterContextProvider } from 'react-router'
import { logProblem } from '../../base/log-problem.server.ts'
import { getSiteMessages, type SiteMessages } from '../../messages/site-messages.ts'
import { hasRegistration, loadSite } from '../../services/load-site.ts'
import { recordOldestTotals, type Services } from '../../services/services.ts'
import { loadProject } from '../../totals/load-project.ts'
import { type Project, getProjectCurrency } from '../../totals/project.ts'
import { notFound, mapPageErrors } from './page-problem.server.ts'

/** Context of a request, for loaders and actions. */
export interface RequestScope {
  readonly services: Services
  readonly facts: RenderFacts
  /** CSP nonce, which the server replaces with hashes. */
  readonly nonce: string
  /** Status of a rejected request. If set, the error page is rendered instead of the requested page. */
  readonly refused?: RefusedStatus | undefined
  /** Whether to block third-party scripts, because users sign in, edit or read reports on the page. */
  readonly isClosed?: boolean | undefined
  /** Request id and log context; undefined outside of requests. */
  readonly trace?: RequestTrace | undefined
  /** Client network. Undefined if it is unknown, or if the response is for all visitors. */
  readonly address?: string | undefined
  /** Logs a sign-in attempt for the reports. Returns the seconds to wait if there were too many, otherwise undefined. */
  readonly recordSignIn?: ((outcome: SignInOutcome) => Promise<number | undefined>) | undefined
  /**
   * Counts a submission of an editor-defined form. Returns the seconds to wait if there were too many, otherwise undefined.
   */
  readonly limitMessages?: ((form: string) => Promise<number | undefined>) | undefined
}

const requestScopeContext = createContext<RequestScope>()

/** Creates the router context of a request. Its services record all reads in the request's `facts`. */
export function createRequestContext(value: RequestScope): RouterContextProvider {
  const context = new RouterContextProvider()
  const reads = recordOldestTotals(
    recordReads(value.services.reads, value.facts.reads),
    value.facts,
  )
  const services = { ...value.services, reads }
  context.set(requestScopeContext, { ...value, services })
  return context
}

/** Returns the request's scope in a loader or action. */
export function getRequestScope(context: Readonly<RouterContextProvider>): RequestScope {
  return context.get(requestScopeContext)
}

/** Outcome of a sign-in attempt. */
export type SignInOutcome = 'granted' | 'refused'

/** Scope of a page's loader. */
export interface PageScope extends RequestScope {
  readonly site: SiteConfig
  /** Undefined if the site has no project. */
  readonly project: Project | undefined
  readonly messages: SiteMessages
  readonly country: string
}

/** Loads the data that every page requires: the site's document, its project and its messages. */
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
 * Runs a page's loader or action with its scope. Errors become responses as in {@link mapPageErrors}.
 *
 * @param load - returns undefined if the page does not exist, which causes a 404
 */
export function loadInPageScope<T>(
  context: Readonly<RouterContextProvider>,
  load: (scope: PageScope) => T | Promise<T>,
): Promise<Exclude<T, undefined>> {
  return mapPageErrors(async () => {
    const loaded = await load(await loadPageScope(getRequestScope(context)))
    if (loaded === undefined) throw notFound()
    return loaded as Exclude<T, undefined>
  })
}

/** Returns the project with the site's registration as its `startUrl`; unchanged if the site has no registration. */
async function withSiteRegistration(
  project: Project | undefined,
  scope: Pick<PageScope, 'site' | 'services'>,
): Promise<Project | undefined> {
  if (project === undefined || project.hasEnded || !(await hasRegistration(scope))) return project
  return { ...project, startUrl: () => Promise.resolve('/register') }
}

/** Runs an optional cache read; see {@link loadIfPossible}. A last known good value also marks the page as degraded. */
export async function readIfPossible<T>(
  scope: Pick<RequestScope, 'facts'>,
  read: () => Promise<CachedValue<T>>,
): Promise<CachedValue<T> | undefined> {
  const reading = await loadIfPossible(scope, read)
  if (reading?.isLastGood) scope.facts.isDegraded = true
  return reading
}

/**
 * Loads optional data. If the platform or the CMS fails, returns undefined and marks the page as degraded, which shortens its
 * cache lifetime. Rethrows all other errors.
 */
export async function loadIfPossible<T>(
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

/** Fresh period of a cached value, and maximum age up to which it is served stale, in ms. */
export interface CacheAge {
  readonly freshMs: number
  readonly staleMs: number
}

/** Public part of a page's scope, for an application's server code. */
export interface SiteScope {
  readonly site: SiteConfig
  /** Public origin of the site, without a trailing slash. */
  readonly origin: string
  /** Project of the site; undefined if there is none. */
  readonly project: Project | undefined
  /** BCP 47 tag of the page's language. */
  readonly language: string
  /** Two-letter country code in lower case. */
  readonly country: string
  readonly now: () => Date
  /** Formats minor units in the project's currency. */
  readonly money: (minor: number) => Promise<string>
  /** Runs a read. If the platform or the CMS is unreachable, returns undefined and shortens the page's cache lifetime. */
  readonly readIfPossible: <Value>(
    read: () => Promise<CachedValue<Value>>,
  ) => Promise<CachedValue<Value> | undefined>
  /**
   * Reads from the application's own source, with a cache for all visitors. If the source fails, returns the last known good
   * value.
   *
   * @param key - cache key, unique in the application
   * @param age - cache lifetime. @default fresh for 15 seconds, served stale for up to 10 minutes
   * @throws the error of `load` if no last known good value is available
   */
  readonly readCached: <Value>(
    key: string,
    load: () => Promise<Value>,
    age?: CacheAge,
  ) => Promise<CachedValue<Value>>
}

const defaultCacheAge: CacheAge = { freshMs: 15_000, staleMs: 600_000 }

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
    readCached: (key, load, age = defaultCacheAge) =>
      services.reads.read(`own:${key}`, { ...age, kind: 'custom' }, load),
  }
}
