// @vitest-environment node
import { globSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { milepostRoutes } from './milepost-routes.ts'

describe('the routes of a fundraising site', () => {
  const routes = milepostRoutes()

  it('leave no module of the folder of routes out', () => {
    const used = new Set(routes.map(({ file }) => basename(file)))
    const folder = join(import.meta.dirname, '../app/routes')
    const modules = globSync('*.{ts,tsx}', { cwd: folder }).filter(
      (name) => !['root.server.ts', 'route-types.ts'].includes(name),
    )
    expect(modules.filter((name) => !used.has(name))).toEqual([])
  })

  it('end with the pages of the content, for every other address', () => {
    expect(routes.at(-1)).toMatchObject({ id: 'internal-page', path: '*' })
    expect(routes[0]).toMatchObject({ id: 'home-page', index: true, file: routes.at(-1)?.file })
  })
})
