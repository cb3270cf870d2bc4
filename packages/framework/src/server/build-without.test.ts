import type { ServerBuild } from 'react-router'
import { expect, it } from 'vitest'
import { excludeRoutes, findReplacedRoutes } from './site-build.ts'

const routes = {
  root: { id: 'root' },
  home: { id: 'home', index: true },
  team: { id: 'routes/team-page', path: 'teams/:slug/*' },
  teamsList: { id: 'teamsList', path: 'teamsters' },
  reports: { id: 'routes/reports-page', path: 'reports' },
  reportOfOurs: { id: 'routes/reports-of-ours', path: 'reports/ours' },
  rest: { id: 'rest', path: '*' },
}
const build = { routes, assets: { version: '1', routes } } as unknown as ServerBuild

it('removes the routes of an excluded part, on the server and in browsers', () => {
  const { routes: kept, assets } = excludeRoutes(build, ['teams', 'reports'])
  expect(Object.keys(kept)).toEqual(['root', 'home', 'teamsList', 'reportOfOurs', 'rest'])
  expect(Object.keys(assets.routes)).toEqual(Object.keys(kept))
  expect(assets.version).toBe('1')
})

it('returns the parts that the application’s routes replace', () =>
  expect(findReplacedRoutes(build)).toEqual(['reports']))

it('returns the build itself if nothing is left out', () =>
  expect(excludeRoutes(build, [])).toBe(build))
