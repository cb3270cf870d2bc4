import { NoResponseError } from '@milepost/platform'
import { expect, it, vi } from 'vitest'
import type { Project } from '../../totals/project.ts'
import type { PageScope } from '../../frame/request/scopes.ts'
import { scopeOf } from '../../sections/section/slice.test-kit.ts'
import { loadSupporterPaths } from './listed-pages.ts'

const found = { people: ['sam', 'é lan', 'sam'], teams: ['otters'] }
const projectOf = (findable: () => Promise<unknown>) => ({ findable }) as unknown as Project
const reading = async () => ({ value: found, asOf: new Date(0), isLastGood: false })

it('returns the paths of pages and teams, each once', async () =>
  expect(await loadSupporterPaths(scopeOf({ project: projectOf(reading) }))).toEqual([
    { path: '/fundraising/sam' },
    { path: '/fundraising/%C3%A9%20lan' },
    { path: '/teams/otters' },
  ]))

it('returns no teams if the site excludes their pages', async () => {
  const scope = scopeOf({ project: projectOf(reading) })
  const services = { ...scope.services, excludedRoutes: ['teams'] } as PageScope['services']
  const paths = (await loadSupporterPaths({ ...scope, services })).map(({ path }) => path)
  expect(paths).not.toContain('/teams/otters')
})

it('is empty without a project, and if the platform is unreachable', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  expect(await loadSupporterPaths(scopeOf())).toEqual([])
  const down = scopeOf({
    project: projectOf(() => Promise.reject(new NoResponseError({} as never, new Error('down')))),
  })
  expect(await loadSupporterPaths(down)).toEqual([])
  expect(down.facts.isDegraded).toBe(true)
})
