import { createHash, randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LogWriter } from '@milepost/server'
import type { ServerBuild } from 'react-router'
import {
  isExcludedPath,
  type OptionalRoute,
  optionalRoutes,
  findAbsentRoutes,
} from '../base/optional-routes.ts'
import type { SiteEnvironment } from '../base/site-environment.ts'
import type { Services, ServicesOptions } from '../services/services.ts'
import type * as EntryModule from '../app/entry.server.tsx'

/**
 * Returns an id of the build, equal in all processes that run it. Processes of different builds may serialise values
 * differently, so they must not share reads.
 *
 * @param clientFolder - folder of the build's client files. If undefined (in development), the id is random
 * @param program - main script of the process
 */
export async function getBuildId(
  clientFolder: string | undefined,
  program: string | undefined = process.argv[1],
): Promise<string> {
  if (clientFolder === undefined || program === undefined) return randomUUID()
  const hash = createHash('sha256')
  const files = [program, join(clientFolder, '../server/index.js'), fileURLToPath(import.meta.url)]
  const texts = await Promise.all(files.map((file) => readFile(file).catch(() => undefined)))
  if (texts.every((text) => text === undefined)) return randomUUID()
  for (const text of texts) hash.update(text ?? '').update('\0')
  return hash.digest('base64url').slice(0, 16)
}

/** Server build of the router, with the named exports of the server entry. */
export interface SiteBuild {
  router: ServerBuild
  entry: Pick<
    typeof EntryModule,
    | 'createServices'
    | 'createRequestContext'
    | 'createLanguageRoutes'
    | 'getRequestServices'
    | 'runForRequest'
    | 'runForSite'
    | 'getSiteRefusalMessage'
    | 'watchContent'
  >
}

/** Returns the named exports of a build's server entry. */
export function getServerEntry(router: ServerBuild): SiteBuild['entry'] {
  return router.entry.module as unknown as SiteBuild['entry']
}

/** Creates the services of a build, and watches its content until `stopWatching` is called. */
export function openBuild(
  router: ServerBuild,
  environment: SiteEnvironment,
  { log, ...options }: ServicesOptions & { log: Pick<LogWriter, 'problem'> },
): SiteBuild & { services: Services; stopWatching: () => void } {
  const entry = getServerEntry(router)
  const services = entry.createServices(environment, {
    ...options,
    excludedRoutes: findExcludedRoutes(router),
    ownParts: findReplacedRoutes(router),
  })
  const stopWatching = entry.runForSite(log.problem, () => entry.watchContent(services))
  return { entry, services, stopWatching, router: excludeRoutes(router, services.excludedRoutes) }
}

/** Returns the parts of the site that the application's routes exclude. */
function findExcludedRoutes({ routes }: Pick<ServerBuild, 'routes'>): readonly OptionalRoute[] {
  return findAbsentRoutes(Object.values(routes).map((route) => route?.path ?? ''))
}

/** Ids of the built-in routes that depend on platform features. */
const platformRouteIds = new Set(
  [
    'auth-callback-page',
    'fundraising-edit-page',
    'register-page',
    'reports-audit',
    'reports-page',
    'own-account-page',
    'reset-password-page',
    'sign-in-page',
    'sign-up-page',
    'team-page',
  ].map((name) => `routes/${name}`),
)

/**
 * Returns the parts that the application replaces with custom routes. They stay even if the platform does not support the part.
 */
export function findReplacedRoutes({
  routes,
}: Pick<ServerBuild, 'routes'>): readonly OptionalRoute[] {
  const own = Object.values(routes).filter((route) => route && !platformRouteIds.has(route.id))
  const isMissing = new Set(findAbsentRoutes(own.map((route) => route?.path ?? '')))
  return optionalRoutes.filter((part) => !isMissing.has(part))
}

/** Removes the built-in routes of excluded parts. Their paths are then content pages, or a 404. */
export function excludeRoutes(
  router: ServerBuild,
  excludedRoutes: readonly OptionalRoute[],
): ServerBuild {
  if (excludedRoutes.length === 0) return router
  const hasPlace = ({ id = '', path = '' }: { id?: string; path?: string | undefined } = {}) =>
    !platformRouteIds.has(id) || !isExcludedPath(`/${path}`, excludedRoutes)
  const rest = <Row extends { id: string; path?: string | undefined } | undefined>(
    rows: Record<string, Row>,
  ) => Object.fromEntries(Object.entries(rows).filter(([, row]) => hasPlace(row)))
  return {
    ...router,
    routes: rest(router.routes),
    assets: { ...router.assets, routes: rest(router.assets.routes) },
  }
}
