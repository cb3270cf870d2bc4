import { describe, expect, it } from 'vitest'
import { checkImports } from './check-imports.ts'
import { readWorkspace, type WorkspacePackage } from './workspace.ts'

function packageWith(
  name: string,
  imports: Record<string, string[]>,
  dependencies: string[] = [],
): WorkspacePackage {
  return {
    name,
    folder: `packages/${name.replace('@milepost/', '')}`,
    runtimeDependencies: dependencies,
    developmentDependencies: [],
    files: Object.entries(imports).map(([path, list]) => ({ path, imports: list, lines: 1 })),
  }
}

describe('checkImports', () => {
  it('finds nothing wrong with this repository', () => {
    const root = new URL('../../../..', import.meta.url).pathname
    const packages = readWorkspace(root)
    expect(packages.map((pkg) => pkg.name)).toContain('@milepost/site')
    expect(checkImports(packages)).toEqual([])
  })

  it('refuses an edge against the direction', () => {
    const broken = packageWith('@milepost/measures', { 'src/a.ts': ['@milepost/platform'] })
    expect(checkImports([broken])).toEqual([
      'packages/measures/src/a.ts: @milepost/measures must not import @milepost/platform',
    ])
  })

  it('refuses the edge in package.json even when nothing imports it', () => {
    const broken = packageWith('@milepost/platform', {}, ['@milepost/sandbox'])
    expect(checkImports([broken])).toEqual([
      'packages/platform/package.json: @milepost/platform must not depend on @milepost/sandbox',
    ])
  })

  it('never lets the site import the sandbox', () => {
    const broken = packageWith('@milepost/site', { 'src/a.ts': ['@milepost/sandbox'] })
    expect(checkImports([broken])).toHaveLength(1)
  })

  it('lets ui use measures, but not its formatting', () => {
    const fine = packageWith('@milepost/ui', { 'src/a.ts': ['@milepost/measures'] })
    const broken = packageWith('@milepost/ui', { 'src/a.ts': ['@milepost/measures/format'] })
    expect(checkImports([fine])).toEqual([])
    expect(checkImports([broken])).toEqual([
      'packages/ui/src/a.ts: @milepost/ui may not import @milepost/measures/format from here',
    ])
  })

  it('lets only the fields of forms import ui', () => {
    const pkg = packageWith('@milepost/forms', {
      'src/fields/text.tsx': ['@milepost/ui'],
      'src/form.ts': ['@milepost/ui'],
    })
    expect(checkImports([pkg])).toEqual([
      'packages/forms/src/form.ts: @milepost/forms may not import @milepost/ui from here',
    ])
  })

  it('keeps React out of the data layer, but not out of its tests', () => {
    const pkg = packageWith('@milepost/platform', {
      'src/pages/fetch-page.ts': ['react'],
      'src/react.ts': ['react'],
      'src/pages/fetch-page.test.ts': ['react'],
    })
    expect(checkImports([pkg])).toEqual([
      'packages/platform/src/pages/fetch-page.ts: must not import react: the data layer is used without React',
    ])
  })

  it('refuses a relative import that leaves the package', () => {
    const pkg = packageWith('@milepost/ui', { 'src/a.ts': ['../../measures/src/index.ts'] })
    expect(checkImports([pkg])).toEqual([
      'packages/ui/src/a.ts: ../../measures/src/index.ts reaches outside the package',
    ])
  })

  it('asks a new package to say where it is', () => {
    expect(checkImports([packageWith('@milepost/new', {})])).toEqual([
      'packages/new: @milepost/new has no row in allowed-edges.ts',
    ])
  })
})
