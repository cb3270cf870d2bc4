import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fallbackIfMissing } from '../application/fallback-if-missing.ts'

/**
 * Lists the files of a site's `media` folder, sorted, by the names that documents use (`media/logo.svg`). Returns an empty
 * array if the folder does not exist.
 */
export async function listMedia(folder: string): Promise<string[]> {
  const media = join(folder, 'media')
  const entries = await fallbackIfMissing(
    readdir(media, { recursive: true, withFileTypes: true }),
    [],
  )
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((path) => path.replaceAll('\\', '/'))
    .toSorted()
}
