import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextStore } from './last-good-store.ts'

/** Age at which unused files are removed on start, in ms. */
const keepMs = 30 * 24 * 60 * 60 * 1000

/**
 * Creates a store that keeps texts as files of a folder, which is created on the first write. Writes are atomic (write,
 * then rename). Files older than a month are removed. Writes are not synced, because lost values can be refetched.
 */
export function folderTexts(folder: string, now: () => number = Date.now): TextStore {
  const removing = removeOld(folder, now() - keepMs)
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

async function removeOld(folder: string, beforeMs: number): Promise<void> {
  try {
    for await (const { name } of await opendir(folder)) {
      const path = join(folder, name)
      if ((await stat(path)).mtimeMs < beforeMs) await rm(path)
    }
  } catch {
    // No folder yet, or another process removes the same.
  }
}
