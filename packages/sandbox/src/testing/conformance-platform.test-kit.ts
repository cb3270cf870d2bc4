import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createPlatform, sandboxEnvironment } from '@milepost/platform'
import { createDefaultAdapter } from '@milepost/platform/adapter'
import type { ConformancePlatform } from '@milepost/platform/conformance'
import type { MemorySeed } from '@milepost/platform/testing'
import { afterAll } from 'vitest'
import { reportsToken } from '../calls/accounts/session-calls.ts'
import { defaultSeed } from '../sandbox/create-sandbox.ts'
import { prepareDatabase } from '../seed/prepare-database.ts'
import { insertWorld } from './insert-world.test-kit.ts'
import { testNowMs } from './test-now.test-kit.ts'
import { startTestServer } from './test-server.test-kit.ts'

/**
 * Creates sandboxes for a file's tests, each with a separate world and database, called over HTTP by the default
 * adapter. The world is written once. Its files are removed after the tests.
 */
export function conformancePlatforms(): (world: MemorySeed) => Promise<ConformancePlatform> {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-conformance-'))
  const first = join(folder, 'world.db')
  let made = 0
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return async (world) => {
    if (made === 0) {
      const facts = { seed: defaultSeed, scale: 1, nowMs: testNowMs, reset: false }
      const database = prepareDatabase({ ...facts, file: first, log: () => undefined })
      insertWorld(database, world)
      // Move all data from the WAL to the database file, which is copied.
      database.script('PRAGMA wal_checkpoint(TRUNCATE)')
      database.close()
    }
    made += 1
    const databaseFile = join(folder, `world-${made}.db`)
    copyFileSync(first, databaseFile)
    const server = await startTestServer({ databaseFile })
    const environment = sandboxEnvironment(server.origin)
    return {
      adapter: createDefaultAdapter(createPlatform({ environment, retries: 0 })),
      reportsToken,
      close: () => server.close(),
    }
  }
}
