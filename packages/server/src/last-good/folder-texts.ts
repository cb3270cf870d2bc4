import { randomUUID } from 'node:crypto'
import { mkdir, opendir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { TextStore } from './last-good-store.ts'

/** Texts that nobody has written for so long are removed as a process starts. In milliseconds. */
const keepMs = 30 * 24 * 60 * 60 * 1000

/**
 * Keeps texts as files of a folder, which is made when the first is written. A file is whole or not there: it is written
 * beside, and then renamed. Those of a month ago are removed. It does not wait for the disk: what a power cut takes is
 * read again.
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
