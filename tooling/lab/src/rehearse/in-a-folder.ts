import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

export interface RehearsalFolder {
  /** The repository. */
  root: string
  /** Empty, and gone afterwards. */
  folder: string
  /** Says how far it got, with the seconds since the start. */
  log: (line: string) => void
}

/** Runs a rehearsal in a folder of its own; a failure is the process's exit code. */
export async function inAFolder(name: string, rehearse: (stage: RehearsalFolder) => Promise<void>) {
  const startedMs = Date.now()
  const log = (line: string) =>
    console.log(`${String(Math.round((Date.now() - startedMs) / 1000)).padStart(4)} s  ${line}`)
  const folder = mkdtempSync(join(tmpdir(), `milepost-${name}-`))
  try {
    await rehearse({ root: resolve(import.meta.dirname, '../../../..'), folder, log })
    log('all of it works; removing the folder that it worked in')
  } catch (error) {
    console.error((error as Error).message)
    process.exitCode = 1
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
  }
}
