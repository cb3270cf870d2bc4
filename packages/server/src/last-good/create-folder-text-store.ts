import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextStore } from './last-good-store.ts'

/** Maximum age of files, in ms. Older ones are removed at startup. */
const maxAgeMs = 30 * 24 * 60 * 60 * 1000

/**
 * Creates a text store with one file per text. The folder is created on the first write. Writes are atomic (temporary file,
 * then rename) but not synced to disk, because values lost in a power cut can be refetched. At startup, files older than 30
 * days are removed.
 *
 * @param now - wall clock, in ms since the Unix epoch
 */
export function createFolderTextStore(folder: string, now: () => number = Date.now): TextStore {
  const removing = removeStaleFiles(folder, now() - maxAgeMs)
  return {
    async read(name) {
      try {
        return await readFile(join(folder, name), 'utf8')
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
        throw error
      }
    },
    async write(name, text) {
      await mkdir(folder, { recursive: true })
      const path = join(folder, name)
      const beside = `${path}.${randomUUID()}`
      try {
        await writeFile(beside, text, { mode: 0o600 })
        await rename(beside, path)
      } catch (error) {
        await rm(beside, { force: true })
        throw error
      }
    },
    async remove(name) {
      await rm(join(folder, name), { force: true })
    },
    async stop() {
      await removing
    },
  }
}

async function removeStaleFiles(folder: string, beforeMs: number): Promise<void> {
  try {
    for await (const { name } of await opendir(folder)) {
      const path = join(folder, name)
      if ((await stat(path)).mtimeMs < beforeMs) await rm(path)
    }
  } catch {
    // The folder does not exist yet, or another process is removing the same files.
  }
}
