// @vitest-environment node
import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { milepostRoutes } from './milepost-routes.ts'

describe('the routes of a fundraising site', () => {
  const routes = milepostRoutes()

  it('include every module of the routes folder', () => {
    const used = new Set(routes.map(({ file }) => basename(file)))
    const folder = join(import.meta.dirname, '../app/routes')
    const modules = globSync('*.{ts,tsx}', { cwd: folder }).filter(
      (name) => !['root.server.ts', 'route-types.ts'].includes(name),
    )
    expect(modules.filter((name) => !used.has(name))).toEqual([])
  })

  it('end with the content pages, for every other path', () => {
    expect(routes.at(-1)).toMatchObject({ id: 'internal-page', path: '*' })
    expect(routes[0]).toMatchObject({ id: 'home-page', index: true, file: routes.at(-1)?.file })
  })
})

/** Returns the packages that a module and its relative imports load, without types. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const imports = readFileSync(file, 'utf8').matchAll(
    /^(?:import(?! type)[^']*?|\} )from '([^']+)'/gm,
  )
  return [...imports].flatMap(([, from = '']) =>
    from.startsWith('.') ? packagesOf(join(dirname(file), from), seen) : [from],
  )
}

it('import no package of this repository, which may not be built yet', () => {
  const packages = packagesOf(join(import.meta.dirname, 'milepost-routes.ts'))
  expect(packages).toContain('vite')
  expect(packages.filter((name) => name.startsWith('@milepost/'))).toEqual([])
})
