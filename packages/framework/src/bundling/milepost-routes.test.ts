// @vitest-environment node
import { existsSync, globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { milepostRoutes } from './milepost-routes.ts'

describe('the routes of a fundraising site', () => {
  const routes = milepostRoutes()

  it('are modules that are there, each address with an id of its own', () => {
    expect(routes.filter(({ file }) => !existsSync(file))).toEqual([])
    expect(new Set(routes.map(({ id }) => id)).size).toBe(routes.length)
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length)
  })

  it('leave no module of the folder of routes out', () => {
    const used = new Set(routes.map(({ file }) => basename(file)))
    const folder = join(import.meta.dirname, '../routes')
    const modules = globSync('*.{ts,tsx}', { cwd: folder }).filter(
      (name) => !['root.server.ts', 'route-types.ts'].includes(name),
    )
    expect(modules.filter((name) => !used.has(name))).toEqual([])
  })

  it('end with the pages of the content, for every other address', () => {
    expect(routes.at(-1)).toMatchObject({ id: 'internal-page', path: '*' })
    expect(routes[0]).toMatchObject({ id: 'home-page', index: true, file: routes.at(-1)?.file })
  })

  it('are new ones at each call, so that an application may change them', () => {
    expect(milepostRoutes()).toEqual(routes)
    expect(milepostRoutes()[1]).not.toBe(routes[1])
  })
})
