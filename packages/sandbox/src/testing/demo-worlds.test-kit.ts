import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { defaultSeed } from '../sandbox/create-sandbox.ts'
import { prepareDatabase } from '../seed/prepare-database.ts'
import { testNowMs } from './test-now.test-kit.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Database of the demo worlds. Tests copy it, because seeding takes half a second. */
    demoWorldsFile: string
  }
}

/** Seeds the demo worlds before all tests. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-databases-'))
  const file = join(folder, 'first.db')
  const facts = { seed: defaultSeed, scale: 1, nowMs: testNowMs, reset: false }
  prepareDatabase({ ...facts, file, log: () => undefined }).close()
  provide('demoWorldsFile', file)
  return () => rmSync(folder, { recursive: true, force: true })
}
