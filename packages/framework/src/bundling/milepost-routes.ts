import { fileURLToPath } from 'node:url'
import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import {
  isExcludedPath,
  includeDependentRoutes,
  type OptionalRoute,
} from '../base/optional-routes.ts'
import { isFilePath } from '../base/addresses.ts'
import { isFromSource } from './bundle.ts'

/** Folder of the built-in route modules. */
const routeFolder = new URL('../app/routes/', import.meta.url)

function getRouteFile(name: string) {
  const built = isFromSource ? name : name.replace(/\.tsx?$/, '.js')
  return fileURLToPath(new URL(built, routeFolder))
}

/** Creates a built-in route, whose id does not depend on the installation folder. */
function createBuiltInRoute(path: string, name: string, id = name.replace(/\.tsx?$/, '')) {
  return route(path, getRouteFile(name), { id: `routes/${id}` })
}

const contentPage = getRouteFile('content-page.tsx')

export interface RouteOptions {
  /** Optional parts to exclude. Their URLs respond with 404, and nothing links to them. @default [] */
  without?: readonly OptionalRoute[]
}

/**
 * Returns the routes of a fundraising site, for an application's `routes.ts`. Any other path is that of a content page (Spec
 * §2).
 *
 * @throws TypeError if `without` contains an unknown part
 */
export function milepostRoutes({ without = [] }: RouteOptions = {}): RouteConfigEntry[] {
  const excludedRoutes = includeDependentRoutes(without)
  return createAllRoutes().filter(({ path = '' }) => !isExcludedPath(`/${path}`, excludedRoutes))
}

/** Returns the ids of built-in resource routes, such as that of `rss.xml`. */
export function getResourceRouteIds(): string[] {
  return createAllRoutes().flatMap(({ id, path = '' }) =>
    id !== undefined && (path.endsWith('/:file') || isFilePath(`/${path}`)) ? [id] : [],
  )
}

function createAllRoutes(): RouteConfigEntry[] {
  return [
    index(contentPage, { id: 'home-page' }),
    createBuiltInRoute('fundraising/:slug', 'fundraising-page.tsx'),
    createBuiltInRoute('fundraising/:slug/donate', 'donate-page.tsx'),
    createBuiltInRoute('fundraising/:slug/donate/complete', 'donate-complete-page.tsx'),
    createBuiltInRoute('fundraising/:slug/poster', 'poster-page.tsx'),
    createBuiltInRoute('fundraising/:slug/embed', 'embed-page.tsx', 'supporter-embed-page'),
    createBuiltInRoute('teams/:team/poster', 'poster-page.tsx', 'team-poster-page'),
    createBuiltInRoute('teams/:team/embed', 'embed-page.tsx', 'team-embed-page'),
    // All paths below a team's path show the team (Spec §2).
    createBuiltInRoute('teams/:slug/*', 'team-page.tsx'),
    createBuiltInRoute('fundraising-edit/:slug', 'fundraising-edit-page.tsx'),
    createBuiltInRoute('live/*', 'live-overlay-page.tsx'),
    createBuiltInRoute('search-results', 'search-results.ts'),
    createBuiltInRoute('refresh/:kind/:slug', 'revalidate-page.ts'),
    createBuiltInRoute('accessibility-statement', 'accessibility-statement-page.tsx'),
    createBuiltInRoute('reports', 'reports-page.tsx'),
    createBuiltInRoute('reports/audit', 'reports-audit.ts'),
    createBuiltInRoute('register', 'register-page.tsx'),
    createBuiltInRoute('sign-in', 'account-page.tsx', 'sign-in-page'),
    createBuiltInRoute('sign-up', 'account-page.tsx', 'sign-up-page'),
    createBuiltInRoute('reset-password', 'account-page.tsx', 'reset-password-page'),
    createBuiltInRoute('account', 'own-account-page.tsx'),
    createBuiltInRoute('auth/callback', 'auth-callback-page.tsx'),
    createBuiltInRoute('preview', 'preview-page.tsx'),
    createBuiltInRoute('status.json', 'site-status.ts'),
    createBuiltInRoute('totals.json', 'total.ts', 'site-total'),
    createBuiltInRoute('totals/:kind/:file', 'total.ts'),
    createBuiltInRoute('totals/tag/:tag/:file', 'total.ts', 'tag-total'),
    createBuiltInRoute('leaderboard.json', 'leaderboard.ts', 'people-leaderboard'),
    createBuiltInRoute('leaderboard/:file', 'leaderboard.ts'),
    createBuiltInRoute('oembed', 'oembed.ts'),
    createBuiltInRoute('embed', 'embed-page.tsx'),
    createBuiltInRoute('embed/preview', 'embed-preview.ts'),
    createBuiltInRoute('embed/frame/:kind/:slug?', 'frame.ts'),
    createBuiltInRoute('embed/:file', 'embed-module.ts'),
    createBuiltInRoute('sitemap.xml', 'sitemap.ts'),
    createBuiltInRoute('rss.xml', 'rss.ts'),
    createBuiltInRoute('robots.txt', 'robots.ts'),
    createBuiltInRoute('styles/:sheet', 'site-styles.ts'),
    createBuiltInRoute('share-card/*', 'share-card.ts'),
    route('*', contentPage, { id: 'internal-page' }),
  ]
}
