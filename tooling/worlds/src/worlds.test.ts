import { mkdtempSync, rmSync } from 'node:fs'
import { DatabaseSync } from 'node:sqlite'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { fuzzRuns } from '@milepost/presets/fuzz-runs'
import { createSandbox } from '@milepost/sandbox'
import * as fc from 'fast-check'
import { afterAll, beforeEach, expect, it, vi } from 'vitest'
import { expectedFigures } from './expected-figures.ts'
import { readSurfaces } from './read-surfaces.ts'
import { type World, worlds } from './world.ts'
import { placesOf } from './world-places.ts'
import { writeWorld } from './write-world.ts'

const folder = mkdtempSync(join(tmpdir(), 'worlds-'))
const databaseFile = join(folder, 'sandbox.db')
const sandbox = createSandbox({ databaseFile, clock: () => Date.parse('2026-06-01T09:00:00Z') })
const database = new DatabaseSync(databaseFile)
database.exec('PRAGMA synchronous = OFF')
const platform = createPlatform({
  environment: sandboxEnvironment('http://sandbox.example'),
  retries: 0,
  fetch: (input, init) => sandbox.fetch(new Request(input, init)),
})

afterAll(() => {
  database.close()
  sandbox.close()
  rmSync(folder, { recursive: true })
})

beforeEach(() => {
  // The site tells its log which currencies are in no sum.
  vi.spyOn(console, 'warn').mockReturnValue()
})

async function show(world: World) {
  writeWorld(database, placesOf(world))
  return readSurfaces(world, platform)
}

it('shows the same total everywhere, whatever the world [S3.56]', async () => {
  await fc.assert(
    fc.asyncProperty(worlds, async (world) => {
      expect(await show(world)).toEqual(expectedFigures(world))
    }),
    { numRuns: fuzzRuns(100, 1000) },
  )
})
