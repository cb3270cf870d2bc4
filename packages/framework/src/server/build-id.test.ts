import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { getBuildId } from './site-build.ts'

function setUp() {
  const folder = mkdtempSync(join(tmpdir(), 'build-'))
  const program = join(folder, 'serve.js')
  mkdirSync(join(folder, 'server'))
  writeFileSync(program, 'start()')
  writeFileSync(join(folder, 'server/index.js'), 'routes()')
  return { folder, program, id: () => getBuildId(join(folder, 'client'), program) }
}

describe('getBuildId', () => {
  it('is equal for equal files in any folder', async () =>
    expect(await setUp().id()).toBe(await setUp().id()))

  it.each(['serve.js', 'server/index.js'])('changes with %s', async (file) => {
    const { folder, id } = setUp()
    const before = await id()
    writeFileSync(join(folder, file), 'another()')
    expect(await id()).not.toBe(before)
  })

  it('is unique to each process without a build', async () =>
    expect(await getBuildId(undefined)).not.toBe(await getBuildId(undefined)))
})
