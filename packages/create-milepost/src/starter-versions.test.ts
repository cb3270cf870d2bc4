import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { starterVersions } from './starter-versions.ts'

it('begins with the versions that the kit is built with', () => {
  const workspace = readFileSync(join(import.meta.dirname, '../../../pnpm-workspace.yaml'), 'utf8')
  const wrong = Object.entries(starterVersions).filter(([name, range]) => {
    const built = new RegExp(`^  '?${name}'?: (\\S+)$`, 'm').exec(workspace)?.[1] ?? 'none'
    return !`${built}.`.startsWith(`${range.replace(/^[~^]/, '')}.`)
  })
  expect(wrong).toEqual([])
})
