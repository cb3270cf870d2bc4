import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { rehearse } from './rehearse.ts'

const startedMs = Date.now()
const log = (line: string) =>
  console.log(`${String(Math.round((Date.now() - startedMs) / 1000)).padStart(4)} s  ${line}`)
const folder = mkdtempSync(join(tmpdir(), 'milepost-release-'))
try {
  await rehearse({ root: resolve(import.meta.dirname, '../../..'), folder, log })
  log('rehearsed')
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
