import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { starterVersions } from './starter-versions.ts'

it('uses the versions that the kit is built with', () => {
  const read = (file: string) => readFileSync(join(import.meta.dirname, '../../..', file), 'utf8')
  const workspace = read('pnpm-workspace.yaml')
  const { devDependencies } = JSON.parse(read('package.json')) as {
    devDependencies: Record<string, string>
  }
  const wrong = Object.entries(starterVersions).filter(([name, range]) => {
    const catalogued = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(workspace)?.[1]
    const built = catalogued ?? devDependencies[name] ?? 'none'
    return !`${built}.`.startsWith(`${range.replace(/^[~^]/, '')}.`)
  })
  expect(wrong).toEqual([])
})
