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
 * Returns the id of the build, the same in all processes that run it. Processes with different ids must not share reads,
 * because they may serialise values differently.
 *
 * @param clientFolder - folder of the build's client files; undefined in development, for a random id
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

/** Server build of the router, and the named exports of its server entry. */
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

/** Creates the services of a build, and checks for published content until `stopWatching` is called. */
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

/** Returns the optional parts that the application's routes exclude. */
function findExcludedRoutes({ routes }: Pick<ServerBuild, 'routes'>): readonly OptionalRoute[] {
  return findAbsentRoutes(Object.values(routes).map((route) => route?.path ?? ''))
}

/** Ids of built-in routes that require optional platform calls. */
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

/** Returns the optional parts that the application replaces with custom routes, so that the platform need not support them. */
export function findReplacedRoutes({
  routes,
}: Pick<ServerBuild, 'routes'>): readonly OptionalRoute[] {
  const own = Object.values(routes).filter((route) => route && !platformRouteIds.has(route.id))
  const isMissing = new Set(findAbsentRoutes(own.map((route) => route?.path ?? '')))
  return optionalRoutes.filter((part) => !isMissing.has(part))
}

/** Removes the built-in routes of excluded parts, so that their paths are content pages or 404s. */
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
