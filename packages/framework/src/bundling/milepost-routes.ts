import { fileURLToPath } from 'node:url'
import { index, type RouteConfigEntry, route } from '@react-router/dev/routes'
import { isExcludedPath, withDependentParts, type OptionalRoute } from '../base/optional-routes.ts'
import { isFilePath } from '../base/addresses.ts'
import { isFromSource } from './bundle.ts'

/** Folder of the route modules. The relative path is the same in the sources and in the published package. */
const folder = new URL('../app/routes/', import.meta.url)

/** Returns the path of a built-in route module. */
function routeFile(name: string) {
  const built = isFromSource ? name : name.replace(/\.tsx?$/, '.js')
  return fileURLToPath(new URL(built, folder))
}

/** Creates a built-in route. Its id does not depend on the installation folder. */
function kitRoute(path: string, name: string, id = name.replace(/\.tsx?$/, '')) {
  return route(path, routeFile(name), { id: `routes/${id}` })
}

const contentPage = routeFile('content-page.tsx')

export interface RouteOptions {
  /** Parts of the site to exclude. Their URLs respond with 404, and nothing links to them. @default [] */
  without?: readonly OptionalRoute[]
}

/**
 * Returns the routes of a fundraising site, for an application's `routes.ts`. Any other path is a content page (Spec §2). Each
 * call returns new objects.
 *
 * @throws TypeError if `without` contains an unknown part
 */
export function milepostRoutes({ without = [] }: RouteOptions = {}): RouteConfigEntry[] {
  const excludedRoutes = withDependentParts(without)
  return everyRoute().filter(({ path = '' }) => !isExcludedPath(`/${path}`, excludedRoutes))
}

/** Returns the ids of built-in resource routes, such as that of `rss.xml`. The client-side router never navigates to them. */
export function fileRouteIds(): string[] {
  return everyRoute().flatMap(({ id, path = '' }) =>
    id !== undefined && (path.endsWith('/:file') || isFilePath(`/${path}`)) ? [id] : [],
  )
}

function everyRoute(): RouteConfigEntry[] {
  return [
    index(contentPage, { id: 'home-page' }),
    kitRoute('fundraising/:slug', 'fundraising-page.tsx'),
    kitRoute('fundraising/:slug/donate', 'donate-page.tsx'),
    kitRoute('fundraising/:slug/donate/complete', 'donate-complete-page.tsx'),
    kitRoute('fundraising/:slug/poster', 'poster-page.tsx'),
    kitRoute('fundraising/:slug/embed', 'embed-page.tsx', 'supporter-embed-page'),
    kitRoute('teams/:team/poster', 'poster-page.tsx', 'team-poster-page'),
    kitRoute('teams/:team/embed', 'embed-page.tsx', 'team-embed-page'),
    // All paths below a team's path show the team (Spec §2).
    kitRoute('teams/:slug/*', 'team-page.tsx'),
    kitRoute('fundraising-edit/:slug', 'fundraising-edit-page.tsx'),
    kitRoute('live/*', 'live-overlay-page.tsx'),
    kitRoute('search-results', 'search-results.ts'),
    kitRoute('refresh/:kind/:slug', 'revalidate-page.ts'),
    kitRoute('accessibility-statement', 'accessibility-statement-page.tsx'),
    kitRoute('reports', 'reports-page.tsx'),
    kitRoute('reports/audit', 'reports-audit.ts'),
    kitRoute('register', 'register-page.tsx'),
    kitRoute('sign-in', 'account-page.tsx', 'sign-in-page'),
    kitRoute('sign-up', 'account-page.tsx', 'sign-up-page'),
    kitRoute('reset-password', 'account-page.tsx', 'reset-password-page'),
    kitRoute('account', 'own-account-page.tsx'),
    kitRoute('auth/callback', 'auth-callback-page.tsx'),
    kitRoute('preview', 'preview-page.tsx'),
    kitRoute('status.json', 'site-status.ts'),
    kitRoute('totals.json', 'total.ts', 'site-total'),
    kitRoute('totals/:kind/:file', 'total.ts'),
    kitRoute('totals/tag/:tag/:file', 'total.ts', 'tag-total'),
    kitRoute('leaderboard.json', 'leaderboard.ts', 'people-leaderboard'),
    kitRoute('leaderboard/:file', 'leaderboard.ts'),
    kitRoute('oembed', 'oembed.ts'),
    kitRoute('embed', 'embed-page.tsx'),
    kitRoute('embed/preview', 'embed-preview.ts'),
    kitRoute('embed/frame/:kind/:slug?', 'frame.ts'),
    kitRoute('embed/:file', 'embed-module.ts'),
    kitRoute('sitemap.xml', 'sitemap.ts'),
    kitRoute('rss.xml', 'rss.ts'),
    kitRoute('robots.txt', 'robots.ts'),
    kitRoute('styles/:sheet', 'site-styles.ts'),
    kitRoute('share-card/*', 'share-card.ts'),
    route('*', contentPage, { id: 'internal-page' }),
  ]
}
