import { describe, expect, it } from 'vitest'
import { milepostRoutes } from '../bundling/milepost-routes.ts'
import {
  getPathPrefixes,
  isExcludedPath,
  findAbsentRoutes,
  includeDependentRoutes,
  type OptionalRoute,
  optionalRoutes,
} from './optional-routes.ts'

const pathsOf = (without: readonly OptionalRoute[]) =>
  milepostRoutes({ without }).map(({ path = '' }) => path)
const every = pathsOf([])

describe('an excluded part', () => {
  it.each(optionalRoutes)('%s has no route, and is listed as excluded', (part) => {
    const left = pathsOf([part])
    expect(left.length).toBeLessThan(every.length)
    const gone = every.filter((path) => !left.includes(path))
    const starts = getPathPrefixes(includeDependentRoutes([part])).map((start) => start.slice(1))
    expect(gone.filter((path) => !starts.some((start) => path.startsWith(start)))).toEqual([])
    expect(findAbsentRoutes(left)).toEqual(includeDependentRoutes([part]))
  })

  it('also excludes the parts that depend on it', () => {
    expect(includeDependentRoutes(['account'])).toEqual(['account', 'edit', 'register'])
    expect(includeDependentRoutes(['totals'])).toEqual(['embed', 'totals'])
    expect(includeDependentRoutes(['rss', 'rss'])).toEqual(['rss'])
  })

  it('can be a route of the application', () =>
    expect(findAbsentRoutes([...pathsOf(['reports']), 'reports/:year'])).toEqual([]))

  it('throws a TypeError with a message if the name is unknown', () => {
    expect(() => milepostRoutes({ without: ['report' as OptionalRoute] })).toThrow(
      'milepostRoutes: "report" in "without" is unknown. Use "accessibility", "account", "edit", "embed", "live", "preview", "register", "reports", "rss", "shareCards", "sitemap", "status", "teams", "totals".',
    )
    expect(() => milepostRoutes({ without: ['constructor' as OptionalRoute] })).toThrow(TypeError)
  })
})

it('excludes nothing without settings', () => expect(findAbsentRoutes(every)).toEqual([]))

it.each<[href: string, excludedRoutes: OptionalRoute[], expected: boolean]>([
  ['/reports', ['reports'], true],
  ['/reports?year=2026', ['reports'], true],
  ['/reports/audit', ['reports'], true],
  ['/reports-of-walkers', ['reports'], false],
  ['/reports', ['rss'], false],
  ['https://other.example/reports', ['reports'], false],
  ['mailto:reports@example.org', ['reports'], false],
  ['//other.example/reports', ['reports'], false],
  ['http://%%', ['reports'], false],
  ['?login', ['account'], true],
  ['?login&redirect=%2F', ['account'], true],
  ['?modal=login', ['account'], false],
  ['?login', ['reports'], false],
  ['', ['account'], false],
  ['#donate', ['account'], false],
])('%j is excluded with %j: %j', (href, excludedRoutes, expected) =>
  expect(isExcludedPath(href, excludedRoutes)).toBe(expected),
)
