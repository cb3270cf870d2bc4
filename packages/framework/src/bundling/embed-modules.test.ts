// @vitest-environment node
import { expect, it } from 'vitest'
import { embedModules } from './virtual-modules.ts'

it('returns the code of each element, without imports', async () => {
  const { load, resolveId } = embedModules() as unknown as {
    resolveId: (id: string) => string | undefined
    load: (id: string) => Promise<string | undefined>
  }
  const id = resolveId('virtual:milepost/embed-modules') ?? ''
  const code = (await load(id)) ?? ''
  for (const name of ['total', 'leaderboard', 'donate']) expect(code).toContain(`milepost-${name}`)
  expect(code).not.toMatch(/\bimport\b\s*[{*"']/)
  expect(resolveId('virtual:milepost/site')).toBeUndefined()
  expect(await load('other')).toBeUndefined()
})
